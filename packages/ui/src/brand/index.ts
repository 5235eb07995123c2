export { type BrandInput, type BrandSeeds, defineBrand } from '../theme/compile/brand.ts';
export { compileBrand, contractVersion } from '../theme/compile/compile.ts';
export type { ContrastResult, ModeContrastResult } from '../theme/compile/contrast-requirements.ts';
export type { ColourVision, ToneDistance } from '../theme/compile/distance.ts';
export { type BrandMeasurements, measureBrand } from '../theme/compile/measure-brand.ts';
export { BrandError, type BrandProblem, type BrandProblemCode } from '../theme/compile/problems.ts';
export { type Mode, requirements } from '../theme/compile/ramp.ts';
export type { Contrast } from '../theme/compile/semantic.ts';
