import { expect, it } from 'vitest';
import { createClient, events, type LiveEvent, pageHidden } from './index.ts';

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readonly withCredentials: boolean;
  closed = false;
  constructor(url: string, { withCredentials = false }: EventSourceInit = {}) {
    super();
    this.url = url;
    this.withCredentials = withCredentials;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

it('gives the events of the stream with their data, until it is closed', () => {
  const got: LiveEvent[] = [];
  const connection: boolean[] = [];
  const close = events(createClient({ baseUrl: 'http://velluto.test/' }), {
    onEvent: event => got.push(event),
    onConnection: open => connection.push(open),
    EventSource: FakeEventSource as unknown as typeof EventSource,
  });
  const source = FakeEventSource.opened[0];
  expect(source?.url).toBe('http://velluto.test/api/events.php');
  source?.dispatchEvent(new Event('open'));
  source?.dispatchEvent(new MessageEvent('credits', { data: '{"credits":48}' }));
  source?.dispatchEvent(new MessageEvent('match', { data: '{"profile":"m","origin":"member"}' }));
  source?.dispatchEvent(new MessageEvent('unheard-of', { data: '{}' }));
  source?.dispatchEvent(new Event('error'));
  expect(got).toEqual([
    { event: 'credits', data: { credits: 48 } },
    { event: 'match', data: { profile: 'm', origin: 'member' } },
  ]);
  expect(connection).toEqual([true, false]);
  close();
  expect(source?.closed).toBe(true);
});

it('sends the session to another origin where the client does, and takes pictures from there', () => {
  const got: LiveEvent[] = [];
  const api = 'http://api.velluto.test';
  const onEvent = (event: LiveEvent) => got.push(event);
  const EventSource = FakeEventSource as unknown as typeof globalThis.EventSource;
  events(createClient({ baseUrl: api, credentials: 'include', picturePrefix: api }), {
    onEvent,
    EventSource,
  });
  const source = FakeEventSource.opened.at(-1);
  expect(source?.withCredentials).toBe(true);
  const data = JSON.stringify({ profile: { main_image: { thumb_filename: '/img/a/thumb.webp' } } });
  source?.dispatchEvent(new MessageEvent('like', { data }));
  expect(got).toMatchObject([
    { data: { profile: { main_image: { thumb_filename: `${api}/img/a/thumb.webp` } } } },
  ]);
  events(createClient(), { onEvent, EventSource });
  expect(FakeEventSource.opened.at(-1)?.withCredentials).toBe(false);
});

it('sends the beacon of a hidden page as empty JSON', async () => {
  const sent: { url: string; body: Blob }[] = [];
  const done = pageHidden(createClient(), (url, body) => sent.push({ url, body }) > 0);
  expect(done).toBe(true);
  expect(sent[0]?.url).toBe('/api/page-hidden.php');
  expect(sent[0]?.body.type).toBe('application/json');
  expect(await sent[0]?.body.text()).toBe('{}');
});
