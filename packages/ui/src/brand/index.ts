export {
  type BrandFonts,
  type BrandInput,
  type BrandSeeds,
  type CompleteBrand,
  defineBrand,
} from '../theme/compile/brand.ts';
export { isColour } from '../theme/compile/colour.ts';
export { compileBrand, contractVersion } from '../theme/compile/compile.ts';
export { completeBrand } from '../theme/compile/complete-brand.ts';
export type { ContrastResult, ModeContrastResult } from '../theme/compile/contrast-requirements.ts';
export type { ColourVision, ToneDistance } from '../theme/compile/distance.ts';
export { type BrandMeasurements, measureBrand } from '../theme/compile/measure-brand.ts';
export {
  BrandError,
  type BrandProblem,
  type BrandProblemCode,
  type ColourProposal,
} from '../theme/compile/problems.ts';
export { proposeColours } from '../theme/compile/propose.ts';
export { type Mode, requirements } from '../theme/compile/ramp.ts';
export type { Contrast } from '../theme/compile/semantic.ts';
export { brandModule, brandVariable } from './cli/module.ts';
