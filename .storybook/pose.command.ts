import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Face } from './faces.ts';

type Session = Awaited<ReturnType<BrowserCommandContext['context']['newCDPSession']>>;

/** What the keyboard can reach in a story, Storybook's own pages left out. Items of a menu are reached with the arrows. */
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

/** Open as long as a pose is held: the browser drops it when the session ends. */
const sessions = new WeakMap<BrowserCommandContext['page'], Session>();

const nodesOf = async (session: Session, document: number, selector: string): Promise<number[]> =>
  (await session.send('DOM.querySelectorAll', { nodeId: document, selector })).nodeIds;

/**
 * The browser itself takes every reachable element for focused by keyboard, and what is around it for holding the
 * focus. One element could be focused for real, a sheet shows hundreds.
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

/** Brings the page into a pose and ends the one before. The answer is how many elements it shows focused. */
export const pose: BrowserCommand<[pose: Face['pose']]> = async ({ page }, wanted) => {
  const held = sessions.get(page);
  if (held) {
    sessions.delete(page);
    await held.detach();
    await page.emulateMedia({ forcedColors: 'none' });
  }
  if (wanted === 'rest') return 0;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  if (wanted === 'forced') await page.emulateMedia({ forcedColors: 'active' });
  return focusAll(session);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the keyboard focus on everything that can take it, also in forced colours; `rest` ends it. */
    pose: (pose: Face['pose']) => Promise<number>;
  }
}
