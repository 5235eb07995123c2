/** What the browser may load on a page of the app; inline scripts and styles need this response's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
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

/** For answers that are not pages. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For uploads of members: opened by itself a file can do nothing, whatever a browser takes it for. */
export const uploadPolicy = `${denyAllPolicy}; sandbox`;

/** For the service worker, whose own calls it holds for: pages and files of this site. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** What pages may ask of a device: their place, for the search; nothing else is used. */
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
  .map(one => (one.includes('=') ? one : `${one}=()`))
  .join(', ');

/** For the development pages: styles of their own, pictures and frames of this site, no scripts. */
export const devPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** For a mail shown in a frame of the outbox: nothing but its own styles and pictures. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; frame-ancestors 'self'";

/** Headers that speak to documents only; files of the build and pictures go out without them, for a page loads dozens. */
export const documentHeaders = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
];
