import type { Settings } from '@velluto/api-client';
import { describe, expect, it, vi } from 'vitest';
import { testSite, testUser, testVisit } from '../testing.ts';
import { type LoadModule, Redirect, type Route, RouteError } from './route.ts';
import { type ResolveOptions, resolveView } from './view.ts';

const Screen = () => null;
const Layout = () => null;
const row = (part: Partial<Route>): Route => ({
  name: 'x',
  path: '/x',
  layout: 'Default',
  screen: 'x/XScreen',
  ...part,
});
const table = [
  row({ name: 'open', path: '/open' }),
  row({ name: 'chats', path: '/chats/:id', guard: 'member', load: 'chat/conversation' }),
];

/** Resolves an address with this load behind `/chats/:id`. */
function resolve(address: string, load: LoadModule | null = null, options: Partial<ResolveOptions> = {}) {
  return resolveView(address, {
    table,
    visit: testVisit({ user: testUser() }),
    signal: new AbortController().signal,
    modules: async route => ({ Screen, Layout, load: route.load ? load : null }),
    ...options,
  });
}

describe('resolveView', () => {
  it('gives code, parameters and data', async () => {
    const load = vi.fn(async () => ({ messages: 3 }));
    const { view } = await resolve('/chats/c1?before=9', { load });
    expect(view).toMatchObject({
      params: { id: 'c1' },
      data: { messages: 3 },
      status: 200,
      query: '?before=9',
    });
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'c1' } }));
  });

  it('hands the data to the stores, known data too, and loads it only once', async () => {
    const module = { load: vi.fn(async () => 'fresh'), accept: vi.fn() };
    await resolve('/chats/c1', module);
    expect(module.accept).toHaveBeenLastCalledWith(expect.anything(), 'fresh');
    await resolve('/chats/c1', module, { known: { data: 'known' } });
    expect(module.accept).toHaveBeenLastCalledWith(expect.anything(), 'known');
    expect(module.load).toHaveBeenCalledTimes(1);
  });

  it('takes what stands in for films on a site without any', async () => {
    const films = [{ sources: [], poster: '/film.webp', width: 16, height: 9, alt: 'A film' }];
    const shows = [row({ name: 'video', path: '/video', withoutFilms: { screen: 'x/GalleryScreen' } })];
    const screenOn = async (site: Pick<Settings, 'films'>) => {
      const { view } = await resolve('/video', null, {
        table: shows,
        visit: testVisit({ site: { ...testSite(), ...site } }),
      });
      return view?.route.screen;
    };
    expect(await screenOn({ films })).toBe('x/XScreen');
    expect(await screenOn({ films: [] })).toBe('x/GalleryScreen');
    expect(await screenOn({ films: undefined })).toBe('x/GalleryScreen');
  });

  it('asks visitors to log in, without loading anything', async () => {
    const load = vi.fn();
    expect(await resolve('/chats/c1', { load }, { visit: testVisit() })).toEqual({
      to: '/login?next=%2Fchats%2Fc1',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('follows a redirect of the load', async () => {
    const load = async () => Promise.reject(new Redirect('/open'));
    expect(await resolve('/chats/c1', { load })).toEqual({ to: '/open' });
  });

  it('sends a user whose session is over to the log-in', async () => {
    const visit = testVisit({ user: testUser() });
    const load = async () => {
      visit.session.end();
      throw Object.assign(new Error('over'), { status: 403 });
    };
    expect(await resolve('/chats/c1', { load }, { visit })).toEqual({ to: '/login?next=%2Fchats%2Fc1' });
  });

  it.each([
    [new RouteError(404), 404, 0],
    [Object.assign(new Error('no answer'), { status: 0 }), 503, 1],
    [new Error('a bug'), 500, 1],
  ])('turns %s into an error page', async (error, status, reports) => {
    const onError = vi.fn();
    const { view } = await resolve('/chats/c1', { load: () => Promise.reject(error) }, { onError });
    expect(view).toMatchObject({ route: { name: 'error' }, status, data: { status } });
    expect(onError).toHaveBeenCalledTimes(reports);
  });

  it('hands the word of the API on to the error page, which tells somebody who is blocked', async () => {
    const blocked = Object.assign(new Error('no'), { status: 403, code: 'blocked_by_member' });
    const { view } = await resolve('/chats/c1', { load: () => Promise.reject(blocked) });
    expect(view).toMatchObject({ status: 403, data: { status: 403, code: 'blocked_by_member' } });
  });

  it('has an error page for unknown addresses', async () => {
    expect((await resolve('/nowhere')).view).toMatchObject({ status: 404, path: '/nowhere' });
  });

  it('stays silent when the visitor went elsewhere meanwhile', async () => {
    const leave = new AbortController();
    const load = async () => {
      leave.abort();
      throw new Error('aborted');
    };
    await expect(resolve('/chats/c1', { load }, { signal: leave.signal })).rejects.toThrow('aborted');
  });
});
