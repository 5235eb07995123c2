import { brand as nordlys } from './nordlys/brand.ts';
import { brand as velluto } from './velluto/brand.ts';

/** Inputs of the brands this package ships, for the compiler and its tests. */
export const brands = { velluto, nordlys };
