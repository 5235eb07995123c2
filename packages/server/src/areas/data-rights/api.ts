/** What other areas, `http` and `boot` use of `data-rights`; the rest is private. */
export { purgeAccounts } from './deletion/purge.ts';
export { resendRestoreLink, sendRestoreLink } from './deletion/restore.ts';
export { makeExport, removeExport } from './export/exports.ts';
