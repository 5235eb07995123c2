import type { Page } from '@playwright/test';

/** Windows that are low, narrow or both, besides the usual two; each is tested with the usual and with large text. */
export const windows = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** Share of a window that bars may cover. */
const barShare = 0.35;
/** Share of a window that the messages of a conversation keep. */
const messagesShare = 0.4;

/** What makes a page hard to use in the size of its window: sideways scrolling, bars over the text, too little of a conversation. */
export function windowProblems(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ barShare, messagesShare }) => {
      const problems: string[] = [];
      const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth + 1)
        problems.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`);

      const nameOf = (element: Element) =>
        [...element.classList].find(name => name.startsWith('vl-')) ?? element.localName;
      /** The bar that an element belongs to: fixed, or sticky and as wide as half of the window. */
      const barOf = (start: Element | null) => {
        for (let box = start; box && box !== document.body; box = box.parentElement) {
          const { position } = getComputedStyle(box);
          const wide = box.getBoundingClientRect().width > innerWidth / 2;
          if (position === 'fixed' || (position === 'sticky' && wide)) return box;
        }
        return null;
      };
      scrollTo(0, (scrollHeight - innerHeight) / 2);
      await new Promise(requestAnimationFrame);
      const covered = new Map<string, number>();
      let points = 0;
      for (let y = 4; y < innerHeight; y += 8) {
        for (let x = 4; x < clientWidth; x += 16) {
          points += 1;
          const bar = barOf(document.elementFromPoint(x, y));
          if (bar) covered.set(nameOf(bar), (covered.get(nameOf(bar)) ?? 0) + 1);
        }
      }
      const share = [...covered.values()].reduce((sum, count) => sum + count, 0) / points;
      if (share > barShare)
        problems.push(`${[...covered.keys()].join(', ')} cover ${Math.round(share * 100)} %`);

      const tabs = document.querySelector('[role="tablist"], .vl-TabLinks');
      if (tabs && tabs.scrollWidth > tabs.clientWidth + 1) problems.push('tabs lie beyond the edge');

      const messages = document.querySelector<HTMLElement>('.vl-MessageList');
      const textBox = document.querySelector<HTMLElement>('.vl-Composer textarea');
      if (messages && textBox) {
        messages.scrollIntoView({ block: 'end' });
        const { top, bottom } = messages.getBoundingClientRect();
        const seen = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
        if (seen < messagesShare) problems.push(`messages have ${Math.round(seen * 100)} %`);
        textBox.scrollIntoView({ block: 'nearest' });
        const box = textBox.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit !== textBox) problems.push('the text box cannot be reached');
      }
      return problems;
    },
    { barShare, messagesShare },
  );
}
