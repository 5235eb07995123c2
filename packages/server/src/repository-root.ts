import { resolve } from 'node:path';

/** The root of the repository. The bundle (`dist`) lies as deep in it as the sources, so this holds for both. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');
