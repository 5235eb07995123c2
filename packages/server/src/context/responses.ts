import { ApiError } from '../domain/api-error.ts';
import type { Call } from './operation.ts';
import type { SignedIn } from './signed-in.ts';

/** 200 with a body. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

/** 201 with a body. */
export const created = <Body>(body: Body) => ({ status: 201 as const, body });

/** 204. */
export const noContent = { status: 204 as const };

/** 303 to a path of this site. */
export const seeOther = (path: string) => ({ status: 303 as const, headers: { location: path } });

/** The signed-in member; throws `authentication_required` when nobody is signed in. */
export function signedIn(call: Pick<Call, 'member'>): SignedIn {
  if (!call.member) throw new ApiError('authentication_required');
  return call.member;
}

/**
 * Answers a polled call: 304 when the client already has this version, else 200 with an ETag. The version is that of
 * `user_state`, which every change of a member's messages, likes, credits or profile raises.
 *
 * @param alsoVaries anything else that the response depends on, such as a filter or a time bonus that expires
 */
export async function polled<Body>(
  call: Pick<Call, 'member' | 'ifNoneMatch' | 'language'>,
  load: () => Promise<Body>,
  alsoVaries = '',
): Promise<
  | { status: 200; body: Body; headers: Record<string, string> }
  | { status: 304; headers: Record<string, string> }
> {
  const { id, version } = signedIn(call);
  const suffix = alsoVaries === '' ? '' : `-${alsoVaries}`;
  const etag = `W/"${id.slice(-12)}-${version}-${call.language}${suffix}"`;
  const headers = { etag };
  if (call.ifNoneMatch === etag) return { status: 304, headers };
  return { status: 200, body: await load(), headers };
}
