import manifest from '../../package.json' with { type: 'json' };

/** The version of the product, which `velluto --version` prints. */
export const { version } = manifest;

/** Name of the release for this platform: of the folder in it, and of its file without the extension. */
export const releaseName = `velluto-${version}-${process.platform}-${process.arch}`;
