import { describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { guardRedirect } from '../../guards.ts';
import { createLanguage } from '../i18n/language.ts';
import { noConnection, type OpenOptions, openPage } from './open-page.ts';
import { CodeLoadError, preloadableComponent } from './preloadable.ts';
import { type LoadModule, Redirect, type Route, RouteError } from './route.ts';

const makeScreen = () => Object.assign(() => null, { preload: vi.fn(async () => undefined) });
const screen = makeScreen();
const row = (part: Partial<Route>): Route => ({ name: 'x', path: '/x', layout: 'Default', screen, ...part });
const errorRoute = row({ name: 'error', path: '*' });

/** Opens an address with this load behind `/chats/:id`. */
function open(address: string, load?: LoadModule, options: Partial<OpenOptions> = {}) {
  const chats = row({ name: 'chats', path: '/chats/:id', guard: 'member' });
  return openPage(address, {
    routes: [
      row({ name: 'open', path: '/open' }),
      { ...chats, ...(load && { load: { preload: async () => load } }) },
    ],
    errorRoute,
    redirectOf: guardRedirect,
    app: testAppContext({ user: testUser() }),
    signal: new AbortController().signal,
    ...options,
  });
}

describe('openPage', () => {
  it('loads a page with its parameters and data', async () => {
    const load = vi.fn(async () => ({ messages: 3 }));
    const page = await open('/chats/c1?before=9', { load });
    expect(page).toMatchObject({
      data: { messages: 3 },
      status: 200,
      query: '?before=9',
    });
    expect(load).toHaveBeenCalledWith(
      expect.objectContaining({ params: expect.objectContaining({ id: 'c1' }) }),
    );
  });

  it('passes loaded and known data to the stores, and does not load known data again', async () => {
    const module = { load: vi.fn(async () => 'fresh'), hydrate: vi.fn() };
    await open('/chats/c1', module);
    expect(module.hydrate).toHaveBeenLastCalledWith(expect.anything(), 'fresh', false);
    await open('/chats/c1', module, { again: true });
    expect(module.hydrate).toHaveBeenLastCalledWith(expect.anything(), 'fresh', true);
    await open('/chats/c1', module, { known: { data: 'known' } });
    expect(module.hydrate).toHaveBeenLastCalledWith(expect.anything(), 'known', false);
    expect(module.load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/gallery/auto', 'de', '/gallery/de'],
    ['/gallery/auto/', 'en', '/gallery/eng'],
    ['/gallery/auto?network=x&sub1=a', 'it', '/gallery/it?network=x&sub1=a'],
    ['/gallery/summer', 'it', null],
  ] as const)('%s in %s leads to %s', async (address, spoken, to) => {
    const language = createLanguage({
      language: spoken,
      messages: {},
      domainLanguage: 'it-IT',
      offered: [spoken],
      load: async () => ({}),
    });
    const routes = [row({ name: 'gallery', path: '/gallery/:slug' })];
    const opened = await open(address, undefined, { routes, app: testAppContext({ language }) });
    expect(typeof opened === 'string' ? opened : null).toBe(to);
  });

  it('redirects visitors to the log-in without loading anything', async () => {
    const load = vi.fn();
    expect(await open('/chats/c1', { load }, { app: testAppContext() })).toBe('/login?next=%2Fchats%2Fc1');
    expect(load).not.toHaveBeenCalled();
  });

  it('returns the redirect of a load', async () => {
    const load = async () => Promise.reject(new Redirect('/open'));
    expect(await open('/chats/c1', { load })).toBe('/open');
  });

  it('redirects to the log-in when the session has ended', async () => {
    const app = testAppContext({ user: testUser() });
    const load = async () => {
      app.session.end();
      throw Object.assign(new Error('over'), { status: 403 });
    };
    expect(await open('/chats/c1', { load }, { app })).toBe('/login?next=%2Fchats%2Fc1');
  });

  it.each([
    [new RouteError(404), 404, 0],
    [Object.assign(new Error('no answer'), { status: 0 }), 503, 1],
    [new Error('a bug'), 500, 1],
  ])('turns %s into an error page', async (error, status, reports) => {
    const onError = vi.fn();
    const page = await open('/chats/c1', { load: () => Promise.reject(error) }, { onError });
    expect(page).toMatchObject({ route: { name: 'error' }, status, data: { status } });
    expect(Object(page).data.code === 'offline', 'only where no answer came').toBe(status === 503);
    expect(onError).toHaveBeenCalledTimes(reports);
  });

  it('passes the error code of the API to the error page', async () => {
    const blocked = Object.assign(new Error('no'), { status: 403, code: 'blocked_by_member' });
    const page = await open('/chats/c1', { load: () => Promise.reject(blocked) });
    expect(page).toMatchObject({ status: 403, data: { status: 403, code: 'blocked_by_member' } });
  });

  it('leads to the proof of age where a page without a guard shows people', async () => {
    const unproved = Object.assign(new Error('no'), { status: 403, code: 'age_unproved' });
    expect(await open('/chats/c1?a=1', { load: () => Promise.reject(unproved) })).toBe(
      '/age?next=%2Fchats%2Fc1%3Fa%3D1',
    );
  });

  it('has an error page for unknown addresses', async () => {
    expect(await open('/nowhere')).toMatchObject({ status: 404, path: '/nowhere' });
  });

  describe('without a connection', () => {
    const offline = { offline: true, earlier: { data: 'earlier' } };
    const noAnswer = () => Promise.reject(Object.assign(new Error('no answer'), { status: 0 }));

    it('shows the data of an earlier time at once, and fetches nothing', async () => {
      const module = { load: vi.fn(noAnswer), hydrate: vi.fn() };
      expect(await open('/chats/c1', module, offline)).toMatchObject({ status: 200, data: 'earlier' });
      expect(module.hydrate).toHaveBeenCalledWith(expect.anything(), 'earlier', false);
      expect(module.load).not.toHaveBeenCalled();
    });

    it('marks it, so that it is fetched once the connection is back, but not what the history knows', async () => {
      const module = { load: noAnswer };
      expect(await open('/chats/c1', module, offline)).toHaveProperty('stale', true);
      const { earlier } = offline;
      const back = await open('/chats/c1', module, { earlier, known: earlier });
      expect(back).not.toHaveProperty('stale');
    });

    it('has an error page for a call without an answer: old data does not pass for new', async () => {
      const { earlier } = offline;
      expect(await open('/chats/c1', { load: noAnswer }, { earlier })).toMatchObject({
        data: { code: 'offline' },
      });
    });

    it('has an error page at once for what was never fetched, and for code that is not loaded', async () => {
      const load = vi.fn(noAnswer);
      const unreachable = { status: 503, data: { code: noConnection } };
      expect(await open('/chats/c1', { load }, { offline: true })).toMatchObject(unreachable);
      expect(load).not.toHaveBeenCalled();
      const lost = preloadableComponent<object>(() => Promise.reject(new Error('no connection')));
      const routes = [row({ name: 'lost', path: '/lost', screen: lost })];
      expect(await open('/lost', undefined, { routes, offline: true })).toMatchObject(unreachable);
    });
  });

  it('rejects without an error page when its code is lost: it has to come as a new document', async () => {
    const screen = preloadableComponent<object>(() => Promise.reject(new Error('404')));
    const routes = [row({ name: 'gone', path: '/gone', screen })];
    await expect(open('/gone', undefined, { routes })).rejects.toThrow(CodeLoadError);
  });

  it('rejects without an error page when the navigation was aborted', async () => {
    const leave = new AbortController();
    const load = async () => {
      leave.abort();
      throw new Error('aborted');
    };
    await expect(open('/chats/c1', { load }, { signal: leave.signal })).rejects.toThrow('aborted');
  });
});
