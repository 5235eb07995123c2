import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  ApiProblem,
  createClient,
  getChats,
  getLikes,
  getMember,
  getUser,
  like,
  retryDelay,
  searchMembers,
  sendMessage,
  uploadPhoto,
} from './index.ts';

type Step = Response | Error | (() => Response);

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const problem = (status: number, code: string, details?: unknown) =>
  json(status, { code, message: 'A sentence.', details });

/** A client whose fetch answers with the given steps one after the other, and a record of its requests. */
function setUp(...steps: Step[]) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const lost: string[] = [];
  const client = createClient({
    baseUrl: 'http://velluto.test',
    headers: { cookie: 'velluto_session=abc' },
    fetch: async request => {
      requests.push(request);
      const step = steps.shift();
      if (step === undefined) throw new Error('asked once too often');
      if (step instanceof Error) throw step;
      return typeof step === 'function' ? step() : step;
    },
    retryDelay,
    random: () => 0.5,
    sleep: async milliseconds => {
      waits.push(milliseconds);
    },
    onSessionLost: code => lost.push(code),
    pageMember: () => 'u1',
  });
  return { client, requests, waits, lost };
}

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );

describe('every call', () => {
  it('sends the client header, the member of the page, given headers and the query', async () => {
    const { client, requests } = setUp(json(200, { results: [] }));
    await searchMembers(client, { gender: 'female', page: 2 });
    expect(requests[0]?.url).toBe('http://velluto.test/api/members.php?gender=female&page=2');
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('velluto');
    expect(requests[0]?.headers.get('X-Page-Member')).toBe('u1');
    expect(requests[0]?.headers.get('cookie')).toBe('velluto_session=abc');
  });

  it('throws the error that the server answered', async () => {
    const { client } = setUp(problem(402, 'not_enough_credits', { need: 2, have: 1 }));
    const error = await failure(sendMessage(client, { profile: 'm', text: 'Ciao', idempotencyKey: 'k' }));
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({
      status: 402,
      code: 'not_enough_credits',
      facts: { need: 2, have: 1 },
      fields: [],
    });
  });

  it('gives the refused fields of an invalid request', async () => {
    const fields = [{ field: 'profile', code: 'required' }];
    const { client } = setUp(problem(400, 'invalid_request', fields));
    expect(await failure(like(client, { profile: '' }))).toMatchObject({ fields, facts: {} });
  });

  it('reports an answer without an error of the API by its status', async () => {
    const { client } = setUp(new Response('<h1>Forbidden</h1>', { status: 403 }));
    expect(await failure(getMember(client, { id: 'm' }))).toMatchObject({
      status: 403,
      code: 'internal_error',
    });
  });

  it('sends the session to another origin only when told to', async () => {
    const sent: RequestCredentials[] = [];
    const fetch = async (request: Request) => {
      sent.push(request.credentials);
      return json(200, {});
    };
    await getUser(createClient({ baseUrl: 'http://velluto.test', fetch }));
    await getUser(createClient({ baseUrl: 'http://velluto.test', fetch, credentials: 'include' }));
    expect(sent).toEqual(['same-origin', 'include']);
  });

  it('takes pictures from another host where one is named', async () => {
    const client = createClient({
      baseUrl: 'http://velluto.test',
      picturePrefix: 'https://cdn.velluto.test',
      fetch: async () =>
        json(200, {
          results: [
            { name: '/Anna', main_image: { filename: '/img/a/large.webp', match_filename: null } },
            { main_image: { filename: 'https://partner.test/b.jpg' } },
          ],
        }),
    });
    expect(await searchMembers(client)).toEqual({
      results: [
        {
          name: '/Anna',
          main_image: { filename: 'https://cdn.velluto.test/img/a/large.webp', match_filename: null },
        },
        { main_image: { filename: 'https://partner.test/b.jpg' } },
      ],
    });
  });

  it('sends a file as a form', async () => {
    const { client, requests } = setUp(json(201, { photo: {} }));
    await uploadPhoto(client, { file: new Blob(['picture'], { type: 'image/png' }) });
    const form = await requests[0]?.formData();
    const file = form?.get('file');
    expect(file instanceof Blob && (await file.text())).toBe('picture');
  });
});

describe('new terms', () => {
  const setUpTerms = (agrees: boolean) => {
    const sent: Request[] = [];
    const client = createClient({
      baseUrl: 'http://velluto.test',
      fetch: async request => {
        sent.push(request.clone());
        await request.arrayBuffer(); // as sending does
        return sent.length === 1 ? problem(403, 'terms_outdated') : json(201, { photo: {} });
      },
      onTermsOutdated: async () => agrees,
    });
    const file = new Blob(['picture'], { type: 'image/png' });
    return { sent, done: uploadPhoto(client, { file }) };
  };

  it('a call that waits for them is sent again after the agreement, with its body and headers', async () => {
    const { sent, done } = setUpTerms(true);
    await done;
    for (const request of sent) {
      const file = (await request.formData()).get('file');
      expect(file instanceof Blob && (await file.text())).toBe('picture');
      expect(request.headers.get('X-Requested-With')).toBe('velluto');
    }
    expect(sent).toHaveLength(2);
  });

  it('without an agreement it fails', async () => {
    const { sent, done } = setUpTerms(false);
    expect(await failure(done)).toMatchObject({ code: 'terms_outdated' });
    expect(sent).toHaveLength(1);
  });
});

describe('repetition', () => {
  it('repeats a GET after no answer, 502, 503 and 504, waiting longer each time', async () => {
    const { client, waits } = setUp(
      new TypeError('no network'),
      problem(502, 'service_unavailable'),
      problem(503, 'service_unavailable'),
      new Response('', { status: 504 }),
      json(200, { results: [] }),
    );
    expect(await searchMembers(client)).toEqual({ results: [] });
    expect(waits).toEqual([338, 675, 1350, 2700]);
  });

  it('gives up after five repetitions with the last failure', async () => {
    const { client, requests } = setUp(...Array.from({ length: 6 }, () => new TypeError('no network')));
    expect(await failure(getUser(client))).toMatchObject({ status: 0, code: 'service_unavailable' });
    expect(requests).toHaveLength(6);
  });

  it('leaves other answers alone', async () => {
    const { client, requests } = setUp(problem(500, 'internal_error'));
    expect(await failure(getUser(client))).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  it('repeats a message with the same key and the same text', async () => {
    const { client, requests } = setUp(new TypeError('no network'), json(201, { credits: 8 }));
    await sendMessage(client, { profile: 'm', text: 'Ciao', idempotencyKey: 'one-key' });
    expect(requests.map(request => request.headers.get('Idempotency-Key'))).toEqual(['one-key', 'one-key']);
    expect(await Promise.all(requests.map(request => request.json()))).toEqual([
      { profile: 'm', text: 'Ciao' },
      { profile: 'm', text: 'Ciao' },
    ]);
  });

  it('never repeats a change without a key', async () => {
    const { client, requests } = setUp(new TypeError('no network'));
    expect(await failure(like(client, { profile: 'm' }))).toMatchObject({ status: 0 });
    expect(requests).toHaveLength(1);
  });

  it('stops when the caller aborts', async () => {
    const stop = new AbortController();
    const reason = new Error('left the page');
    const { client, requests } = setUp(() => {
      stop.abort(reason);
      throw reason;
    });
    expect(await failure(getMember(client, { id: 'm' }, { signal: stop.signal }))).toBe(reason);
    expect(requests).toHaveLength(1);
  });
});

describe('no answer', () => {
  it('is not what an exception of code around the call is, which is thrown as it is and never repeated', async () => {
    const fault = new Error('a fault of the page');
    const { client, requests } = setUp(fault);
    expect(await failure(getUser(client))).toBe(fault);
    expect(requests).toHaveLength(1);
    const { client: other } = setUp(json(200, {}));
    const bug = new TypeError('x is not a function');
    const broken: Parameters<typeof other.http.use>[0] = {
      onResponse() {
        throw bug;
      },
    };
    other.http.use(broken);
    expect(await failure(getUser(other))).toBe(bug);
  });

  it('is also one that breaks off in the middle', async () => {
    const cut = new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('{"results":')),
      pull: controller => controller.error(new TypeError('terminated')),
    });
    vi.stubGlobal('fetch', async () => new Response(cut));
    const client = createClient({ baseUrl: 'http://velluto.test' });
    expect(await failure(getUser(client))).toMatchObject({ status: 0 });
    vi.unstubAllGlobals();
  });

  it('names allowed_origins to a page of another origin, whose browser does not say that it was refused', async () => {
    const messageOf = async () => {
      const { client } = setUp(...Array.from({ length: 6 }, () => new TypeError('Failed to fetch')));
      return String(await failure(getUser(client)));
    };
    vi.stubGlobal('location', { origin: 'https://app.brand.example' });
    expect(await messageOf()).toMatch(/list "https:\/\/app\.brand\.example" in allowed_origins/);
    vi.stubGlobal('location', undefined);
    expect(await messageOf()).not.toContain('allowed_origins');
    vi.unstubAllGlobals();
  });

  it('differs from the answer of a proxy that is no JSON', async () => {
    const { client } = setUp(new Response('<h1>Hotel Wi-Fi</h1>'));
    expect(await failure(getUser(client))).toMatchObject({ status: 502, code: 'service_unavailable' });
  });
});

describe('a lost session', () => {
  it('calls back and still throws', async () => {
    const { client, lost } = setUp(problem(403, 'authentication_required'));
    expect(await failure(getChats(client))).toMatchObject({ code: 'authentication_required' });
    expect(lost).toEqual(['authentication_required']);
  });

  it('is one of another member too', async () => {
    const { client, lost } = setUp(problem(403, 'member_changed'));
    expect(await failure(getChats(client))).toMatchObject({ code: 'member_changed' });
    expect(lost).toEqual(['member_changed']);
  });

  it('is reported to nobody if the callback says silence', async () => {
    const client = createClient({
      fetch: async () => problem(403, 'authentication_required'),
      baseUrl: 'http://velluto.test',
      onSessionLost: async () => 'silence',
    });
    const settled = getChats(client).then(
      () => 'answered',
      () => 'refused',
    );
    expect(await Promise.race([settled, setTimeout(20, 'silence')])).toBe('silence');
  });

  it('does not count on user.php', async () => {
    const { client, lost } = setUp(problem(403, 'authentication_required'));
    await failure(getUser(client));
    expect(lost).toEqual([]);
  });

  it('is not any other refusal', async () => {
    const { client, lost } = setUp(problem(403, 'conversation_limit', { max: 3 }));
    await failure(sendMessage(client, { profile: 'm', text: 'Ciao', idempotencyKey: 'k' }));
    expect(lost).toEqual([]);
  });
});

describe('polled calls', () => {
  it('send the ETag and return the same object while nothing changed', async () => {
    const { client, requests } = setUp(
      json(200, { chats: [], num_unread_messages: 1 }, { ETag: '"v1"' }),
      new Response(null, { status: 304 }),
      json(200, { chats: [], num_unread_messages: 2 }, { ETag: '"v2"' }),
    );
    const first = await getChats(client);
    expect(await getChats(client)).toBe(first);
    expect(await getChats(client)).toMatchObject({ num_unread_messages: 2 });
    expect(requests.map(request => request.headers.get('If-None-Match'))).toEqual([null, '"v1"', '"v1"']);
  });

  it('keep an ETag for each list of likes', async () => {
    const { client, requests } = setUp(
      json(200, { num_new: 1 }, { ETag: '"v1"' }),
      json(200, { num_new: 0 }, { ETag: '"v1"' }),
    );
    await getLikes(client);
    expect(await getLikes(client, { type: 'matches' })).toEqual({ num_new: 0 });
    expect(requests[1]?.headers.get('If-None-Match')).toBeNull();
  });
});
