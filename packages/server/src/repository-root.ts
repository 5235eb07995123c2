import { resolve } from 'node:path';

/** The root of the repository. The bundle (`dist`) is as many folders deep as the sources, so the path works for both. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');
