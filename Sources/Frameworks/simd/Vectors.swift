/// A vector of 2 numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 whole numbers that are not negative.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 whole numbers that are not negative.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 whole numbers that are not negative.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 2 bytes.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of 4 bytes.
public typealias simd_uchar4 = SIMD4<UInt8>

/// The same as `simd_float2`, which is its newer name.
public typealias vector_float2 = simd_float2
/// The same as `simd_float3`, which is its newer name.
public typealias vector_float3 = simd_float3
/// The same as `simd_float4`, which is its newer name.
public typealias vector_float4 = simd_float4
/// The same as `simd_double2`, which is its newer name.
public typealias vector_double2 = simd_double2
/// The same as `simd_double3`, which is its newer name.
public typealias vector_double3 = simd_double3
/// The same as `simd_double4`, which is its newer name.
public typealias vector_double4 = simd_double4
/// The same as `simd_int2`, which is its newer name.
public typealias vector_int2 = simd_int2
/// The same as `simd_uint2`, which is its newer name.
public typealias vector_uint2 = simd_uint2

/// The same as `SIMD2<Float>`, as Swift before 5 named it.
public typealias float2 = simd_float2
/// The same as `SIMD3<Float>`, as Swift before 5 named it.
public typealias float3 = simd_float3
/// The same as `SIMD4<Float>`, as Swift before 5 named it.
public typealias float4 = simd_float4
/// The same as `SIMD2<Double>`, as Swift before 5 named it.
public typealias double2 = simd_double2
/// The same as `SIMD3<Double>`, as Swift before 5 named it.
public typealias double3 = simd_double3
/// The same as `SIMD4<Double>`, as Swift before 5 named it.
public typealias double4 = simd_double4
