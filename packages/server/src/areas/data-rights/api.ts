/** What other areas, `http` and `boot` use of `data-rights`; the rest is private. */
export { resendRestoreLink, sendRestoreLink } from './deletion/restore.ts';
