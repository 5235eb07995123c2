import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Appearance } from './appearances.ts';
import { settlesInTime } from './settles-in-time.ts';

/** A state of an appearance; `none` ends the one shown. */
type Requested = Appearance['state'] | 'none';

type Session = Awaited<ReturnType<BrowserCommandContext['context']['newCDPSession']>>;

/** Elements of a story that the keyboard can reach, items of a menu (by arrow keys) included; not Storybook's own. */
const reachable = `:is(${[
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[role="menuitem"]',
  '[tabindex]:not([tabindex="-1"])',
].join(', ')}):not(.sb-wrapper *)`;

/** Debugging sessions, open as long as a state is shown: the browser ends the forced state together with the session. */
const sessions = new WeakMap<BrowserCommandContext['page'], Session>();

const nodesOf = async (session: Session, document: number, selector: string): Promise<number[]> =>
  (await session.send('DOM.querySelectorAll', { nodeId: document, selector })).nodeIds;

type Force = (selector: string, ...forcedPseudoClasses: string[]) => Promise<number>;

/** Forces pseudo-classes in the story's own frame through the DevTools protocol; gives the number of elements. */
async function forcingIn(session: Session): Promise<Force> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const story = `document.querySelector('[data-vitest="true"]').contentDocument`;
  const { result } = await session.send('Runtime.evaluate', { expression: story });
  if (!result.objectId) throw new Error('The frame of the story is not there.');
  const { nodeId: document } = await session.send('DOM.requestNode', { objectId: result.objectId });
  return async (selector, ...forcedPseudoClasses) => {
    const nodes = await nodesOf(session, document, selector);
    await Promise.all(
      nodes.map(nodeId => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
    return nodes.length;
  };
}

const focused = ['focus', 'focus-visible', 'focus-within'] as const;

/** Focuses every reachable element: only one can have the real focus, but a sheet shows hundreds. Gives their number. */
async function focusAll(force: Force): Promise<number> {
  await force(`:has(${reachable})`, 'focus-within');
  return force(reachable, ...focused);
}

/** Rows of a sheet that are shown in use: under the pointer, pressed, focused by keyboard (`SheetRow`). */
async function showInUse(force: Force): Promise<void> {
  await force('[data-in-use="hover"] *', 'hover');
  await force('[data-in-use="pressed"] *', 'hover', 'active');
  await force(`[data-in-use="focus"] ${reachable}`, ...focused);
}

/** Shows a state instead of the previous one; returns the number of elements shown as focused. */
async function show({ page, iframe }: BrowserCommandContext, requested: Requested): Promise<number> {
  const previousSession = sessions.get(page);
  if (previousSession) {
    sessions.delete(page);
    await previousSession.detach();
    await page.emulateMedia({ forcedColors: 'none' });
  }
  if (requested === 'none') return 0;
  if (requested === 'rest' && (await iframe.locator('[data-in-use]').count()) === 0) return 0;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  if (requested === 'forced') await page.emulateMedia({ forcedColors: 'active' });
  const force = await forcingIn(session);
  if (requested !== 'rest') return focusAll(force);
  await showInUse(force);
  return 0;
}

export const showState: BrowserCommand<[state: Requested]> = async (context, requested) => {
  const shown = show(context, requested);
  if (!(await settlesInTime(`the state ${requested}`, shown)))
    throw new Error(`The browser never shows the state ${requested}.`);
  return shown;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the keyboard focus on every element that can take it, also in forced colours; `none` ends it. */
    showState: (state: Requested) => Promise<number>;
  }
}
