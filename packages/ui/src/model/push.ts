/**
 * Why push was not switched on: the browser's permission prompt was closed or refused, the browser has no push, or only
 * for apps on the home screen, or not in private windows, the service worker did not start, the browser's push service
 * or our server did not answer.
 */
export type PushObstacle =
  | 'dismissed'
  | 'denied'
  | 'unsupported'
  | 'home_screen'
  | 'private'
  | 'worker'
  | 'service'
  | 'failed';
