export { type BrandInput, type BrandSeeds, defineBrand } from '../theme/compile/brand.ts';
export { type Measured, measureBrand } from '../theme/compile/check.ts';
export { compileBrand, contractVersion } from '../theme/compile/compile.ts';
export type { Kept, KeptIn } from '../theme/compile/contrast-requirements.ts';
export type { Sight, ToneDistance } from '../theme/compile/distance.ts';
export { BrandError, type BrandProblem, type BrandProblemCode } from '../theme/compile/problems.ts';
export { type Mode, promises } from '../theme/compile/ramp.ts';
export type { Contrast } from '../theme/compile/semantic.ts';
