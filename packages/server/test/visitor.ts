import { SESSION_COOKIE } from '@velluto/rules';

/** Options of a call. */
interface CallOptions {
  key?: string;
  headers?: Record<string, string>;
  /** Repeats the call while there is no response, or only an error of the balancer (502 or above). */
  persistent?: boolean;
}

/**
 * Calls the API over HTTP as a browser does.
 *
 * @param always headers of every call, such as a proxy sends
 */
export function visitorOf(address: string, token?: string, always: Record<string, string> = {}) {
  let cookie = token === undefined ? '' : `${SESSION_COOKIE}=${token}`;
  const once = async (method: string, path: string, body: unknown, { key, headers }: CallOptions) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: {
        'x-requested-with': 'velluto',
        ...always,
        ...(cookie && { cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie())
      if (set.startsWith(SESSION_COOKIE)) cookie = set.split(';')[0] ?? '';
    const content = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json');
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    const json: any = isJson ? JSON.parse(content.toString()) : undefined;
    return { status: answer.status, headers: answer.headers, content, body: json };
  };
  const call = async (method: string, path: string, body?: unknown, options: CallOptions = {}) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await once(method, path, body, options).catch(error => {
        if (!options.persistent || attempt > 200) throw error;
        return null;
      });
      if (answer && (!options.persistent || answer.status < 502 || attempt > 200)) return answer;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  };
  return {
    call,
    cookie: () => cookie,
    /** The same visitor, with the same session, at another address. */
    at: (other: string) => visitorOf(other, cookie.split('=')[1], always),
    /** Reads the event stream; `until` waits for a text in it, `next` for any, and is null at its end. */
    listen: async () => {
      const leave = new AbortController();
      const answer = await fetch(`${address}/api/events.php`, {
        headers: { ...always, cookie },
        signal: leave.signal,
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const next = async (): Promise<string | null> => (await reader?.read())?.value ?? null;
      return {
        leave: () => leave.abort(),
        next,
        until: async (part: string) => {
          while (!text.includes(part)) {
            const chunk = await next();
            if (chunk === null) throw new Error(`The stream ended before ${part}: ${text}`);
            text += chunk;
          }
          return text;
        },
      };
    },
  };
}
