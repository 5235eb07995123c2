export { brandModule, brandVariable } from '../brand-cli/module.ts';
export {
  type BrandFonts,
  type BrandInput,
  type BrandSeeds,
  type CompleteBrand,
  defineBrand,
  type KeepableSeed,
} from '../theme/compiler/brand.ts';
export { isColour } from '../theme/compiler/colour.ts';
export { compileBrand, contractVersion } from '../theme/compiler/compile.ts';
export { completeBrand } from '../theme/compiler/complete-brand.ts';
export type { ContrastResult, ModeContrastResult } from '../theme/compiler/contrast-requirements.ts';
export type { ColourVision, ToneDistance } from '../theme/compiler/distance.ts';
export { type BrandMeasurements, measureBrand } from '../theme/compiler/measure-brand.ts';
export {
  BrandError,
  type BrandProblem,
  type BrandProblemCode,
  type ColourProposal,
} from '../theme/compiler/problems.ts';
export { proposeColours } from '../theme/compiler/propose.ts';
export { type Mode, requirements } from '../theme/compiler/ramp.ts';
export type { Contrast } from '../theme/compiler/semantic.ts';
