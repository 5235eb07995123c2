import { resolve } from 'node:path';

/** The root of the repository. The bundle (`dist`) is as many folders deep as the sources, so this works for both. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');
