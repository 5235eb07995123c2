import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Face } from './faces.ts';

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

/** Debugging sessions, open as long as a pose is shown: the browser ends the forced state together with the session. */
const sessions = new WeakMap<BrowserCommandContext['page'], Session>();

const nodesOf = async (session: Session, document: number, selector: string): Promise<number[]> =>
  (await session.send('DOM.querySelectorAll', { nodeId: document, selector })).nodeIds;

/**
 * Forces the focus pseudo-classes on every reachable element and its ancestors through the DevTools protocol: only one
 * element can have the real focus, but a sheet shows hundreds. Gives their number.
 */
async function focusAll(session: Session): Promise<number> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const story = `document.querySelector('[data-vitest="true"]').contentDocument`;
  const { result } = await session.send('Runtime.evaluate', { expression: story });
  if (!result.objectId) throw new Error('The frame of the story is not there.');
  const { nodeId: document } = await session.send('DOM.requestNode', { objectId: result.objectId });
  const focused = await nodesOf(session, document, reachable);
  const around = await nodesOf(session, document, `:has(${reachable})`);
  const force = (nodes: number[], ...forcedPseudoClasses: string[]) =>
    Promise.all(nodes.map(nodeId => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  await force(around, 'focus-within');
  await force(focused, 'focus', 'focus-visible', 'focus-within');
  return focused.length;
}

/** Shows a pose instead of the previous one; returns the number of elements shown as focused. */
export const pose: BrowserCommand<[pose: Face['pose']]> = async ({ page }, requested) => {
  const previousSession = sessions.get(page);
  if (previousSession) {
    sessions.delete(page);
    await previousSession.detach();
    await page.emulateMedia({ forcedColors: 'none' });
  }
  if (requested === 'rest') return 0;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  if (requested === 'forced') await page.emulateMedia({ forcedColors: 'active' });
  return focusAll(session);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the keyboard focus on every element that can take it, also in forced colours; `rest` ends it. */
    pose: (pose: Face['pose']) => Promise<number>;
  }
}
