import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { packRelease } from './pack-release.ts';

/** Makes the release for this platform: `dist/velluto-<version>-<platform>.tar.gz`. */
const { file, bytes } = await packRelease(join(root, 'dist'));
console.log(`Wrote ${file} (${(bytes / 1024 / 1024).toFixed(0)} MB).`);
