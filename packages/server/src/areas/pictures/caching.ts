/** Whom a picture is shown to: everyone who may see the profile, or fewer. */
export type Audience = 'viewers' | 'few';

/** Seconds for which a browser shows a picture of a list without asking whether it still may. */
export const KEPT_SECONDS = 300;

/**
 * Never in a shared cache. The pictures that fill every list are asked for again after five minutes, without the bytes: a
 * profile may be closed, become invisible or block the viewer at any time. What only few may see must not be shown by a
 * browser after the log-out.
 */
export const caching: Record<Audience, string> = {
  viewers: `private, max-age=${KEPT_SECONDS}`,
  few: 'no-store',
};
