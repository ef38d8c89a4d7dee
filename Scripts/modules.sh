# Sourced, in the package's root, by scripts that compile a program with this package's modules.
# shellcheck shell=bash disable=SC2034

# The C targets are the folders of Sources with headers; Package.swift says the same.
c_targets=(Sources/*/include)
c_targets=("${c_targets[@]#Sources/}")
c_targets=("${c_targets[@]%/include}")
# The folders with a module map of the system's libraries that they call.
c_library_maps=(Sources/*/*/module.modulemap)
c_library_maps=("${c_library_maps[@]%/module.modulemap}")
# What they and CoreText link.
libraries=(-lpng16 -lz -l_FoundationICU)

# with_modules BUILD MODULE… sets, for `swiftc`, `flags` with which the modules that a debug build
# left in the folder BUILD can be imported, and `objects` to link of the named ones.
with_modules() {
  local build=$1 target module source package
  shift
  # Package declarations are for the package of this folder's name, in lower case, as an identifier.
  package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9_\n' _)
  flags=(-parse-as-library -swift-version 6 -package-name "$package" -I "$build/Modules")
  objects=()
  for target in "${c_targets[@]}"; do
    flags+=(-Xcc "-fmodule-map-file=$build/$target.build/module.modulemap")
    flags+=(-Xcc "-ISources/$target/include")
    objects+=("$build/$target.build"/*.o)
  done
  # By source: a build folder keeps the objects of files that are gone.
  for module in "$@"; do
    while IFS= read -r source; do objects+=("$build/$module.build/$(basename "$source").o"); done \
      < <(find "Sources/$module" -name '*.swift' ! -name main.swift)
  done
  objects+=("${libraries[@]}")
}

# copy_c_module TARGET FOLDER: the headers of a C target and a module map, without a build.
copy_c_module() {
  mkdir -p "$2"
  cp -R "Sources/$1/include/." "$2"
  printf 'module %s {\n  umbrella header "%s.h"\n  export *\n}\n' "$1" "$1" >"$2/module.modulemap"
}

# compile_c_targets FOLDER FLAG… compiles the C targets into FOLDER, and sets `flags` and `objects`
# as `with_modules` does.
compile_c_targets() {
  local folder=$1 target source object
  shift
  flags=()
  objects=()
  for target in "${c_targets[@]}"; do
    copy_c_module "$target" "$folder/$target"
    flags+=(-I "$folder/$target")
    for source in "Sources/$target"/*.c; do
      object=$folder/$target/$(basename "$source").o
      clang "$@" -I"Sources/$target/include" -c "$source" -o "$object"
      objects+=("$object")
    done
  done
  objects+=("${libraries[@]}")
}
