/** What other areas, `http` and `boot` use of `sites`; the rest is private. */
export { brandIconRoutes, sharePictureOf } from './brand-icons.ts';
export { missingRepresentatives, requireLegalFields } from './legal-fields.ts';
export { loadSites, shippedSites } from './load-sites.ts';
export { requiresLoginCode } from './login-code.ts';
export { refuseHomeless, servedSites, sitesOfCell } from './served-sites.ts';
export { wellKnownRoutes } from './well-known.ts';
