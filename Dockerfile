# The tool in the toolchain's image, for x86-64 and arm64:
#
#     docker build -t snapshot .
#     docker run --rm -v "$PWD:/package" snapshot verify
#
# Linted with hadolint. It has not been built with Docker yet.
FROM swift:6.3-bookworm AS build
WORKDIR /snapshot
COPY . .
RUN Scripts/install /usr/local

FROM swift:6.3-bookworm
# Fonts of Debian 12, whose versions the references name.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    fonts-dejavu-core fonts-inter-variable fonts-liberation fonts-noto-color-emoji git \
    libpng-dev libturbojpeg0 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local/bin/snapshot /usr/local/bin/snapshot
COPY --from=build /usr/local/lib/snapshot /usr/local/lib/snapshot
WORKDIR /package
ENTRYPOINT ["snapshot"]
CMD ["verify"]
