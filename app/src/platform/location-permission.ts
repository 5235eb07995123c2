/** What the browser answers when it is asked for the position, as far as it tells. */
export type LocationPermission = PermissionState | 'unknown' | 'unsupported';

/** What of a browser tells about the permission. */
interface PermissionBrowser {
  geolocation?: unknown;
  permissions?: { query(about: { name: 'geolocation' }): Promise<PermissionStatus> };
}

/** Tells the permission now and whenever it changes, until the answer is called. */
export function followPermission(
  tell: (permission: LocationPermission) => void,
  browser: PermissionBrowser = navigator,
): () => void {
  if (!('geolocation' in browser)) {
    tell('unsupported');
    return () => undefined;
  }
  let status: PermissionStatus | undefined;
  let stopped = false;
  const read = () => status && tell(status.state);
  const begin = async () => {
    status = await browser.permissions?.query({ name: 'geolocation' });
    if (stopped) return;
    if (!status) tell('unknown');
    read();
    status?.addEventListener('change', read);
  };
  begin().catch(() => tell('unknown')); // older browsers know the question, but not this name
  return () => {
    stopped = true;
    status?.removeEventListener('change', read);
  };
}
