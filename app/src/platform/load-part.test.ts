import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Elements that were added to the head; their style sheets load when told. */
let links: { href: string; onload(): void; onerror(): void }[];
const events: string[] = [];

beforeEach(() => {
  vi.resetModules();
  links = [];
  events.length = 0;
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: { hrefs: '/assets/here.css' } }),
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => events.push(event.type) });
});
afterEach(() => vi.unstubAllGlobals());

const loader = async () => (await import('./load-part.ts')).loadPart;

it('loads a part at once when its styles are in the page', async () => {
  const loadPart = await loader();
  expect(await loadPart(async () => 'part', ['assets/here.css'])).toBe('part');
  expect(links).toEqual([]);
});

it('waits for styles that are not here while the code is on its way, and asks for each once', async () => {
  const loadPart = await loader();
  const load = vi.fn(async () => 'part');
  const shown = vi.fn();
  const both = Promise.all([loadPart(load, ['assets/new.css']), loadPart(load, ['assets/new.css'])]);
  void both.then(shown);
  expect(load).toHaveBeenCalledTimes(2);
  expect(links.map(link => link.href)).toEqual(['/assets/new.css']);
  await new Promise(setImmediate);
  expect(shown).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await both).toEqual(['part', 'part']);
});

it('tells the window about a failure, and tries again the next time', async () => {
  const loadPart = await loader();
  const first = loadPart(async () => 'part', ['assets/new.css']);
  links[0]?.onerror();
  await expect(first).rejects.toThrow('/assets/new.css could not be loaded');
  expect(events).toEqual(['vite:preloadError']);
  const second = loadPart(async () => 'part', ['assets/new.css']);
  links[1]?.onload();
  expect(await second).toBe('part');
});

it('tells about code that cannot be loaded too', async () => {
  const loadPart = await loader();
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(events).toEqual(['vite:preloadError']);
});
