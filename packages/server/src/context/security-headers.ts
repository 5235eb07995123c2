/**
 * Content security policy of the app's pages; inline scripts and styles need this response's nonce.
 *
 * @param bucketOrigin where photos are fetched, which is without TLS in development only; null for this site
 */
export function pagePolicy(nonce: string, bucketOrigin: string | null): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${bucketOrigin ?? ''}`.trimEnd(),
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Content security policy of responses that are not pages. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Content security policy of members' uploads: opened directly, a file can run nothing, whatever type a browser takes it for. */
export const uploadPolicy = `${denyAllPolicy}; sandbox`;

/** Content security policy of the service worker, which may fetch only from this site. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** Permissions policy of pages: only the position of the device, for the search; nothing else is used. */
export const permissionsPolicy = [
  'geolocation=(self)',
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map(feature => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/** Content security policy of the development pages: inline styles, pictures and frames of this site, no scripts. */
export const devPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** Content security policy of a mail shown in a frame of the outbox: only inline styles and pictures. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; frame-ancestors 'self'";

/** Headers that matter for documents only; they are removed from files of the build and pictures, of which a page loads dozens. */
export const documentHeaders = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
];
