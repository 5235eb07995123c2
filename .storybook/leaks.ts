import { expect } from 'vitest';
import { leakCss } from '../packages/ui/test/leak/leak-brand.ts';
import { leaksBelow } from '../packages/ui/test/leak/leaks.ts';

const sheet = document.createElement('style');
// nothing on its way from one colour to another
sheet.textContent = `${leakCss()}\n*, ::before, ::after { transition: none !important; animation: none !important; }`;

/** Looks below an element while the leak brand is there, which then leaves nothing behind. */
function look(root: Element): string[] {
  document.head.append(sheet);
  const leaks = leaksBelow(root);
  sheet.remove();
  return leaks;
}

/** Values of the story that do not come from the theme contract. */
export const leaks = (): string[] =>
  look(document.body).map(leak => `does not come from the theme contract: ${leak}`);

/** A check that finds nothing proves nothing: it has to find these. */
export function findsHardCodedValues(): void {
  const probe = document.createElement('div');
  probe.innerHTML =
    '<p style="color: #123456; border-radius: 6px; box-shadow: 0 2px 4px #0003; font: 500 16px Arial">x</p>';
  document.body.append(probe);
  const found = look(probe);
  probe.remove();
  expect(found).toEqual([
    expect.stringContaining('color: rgb(18, 52, 86)'),
    expect.stringContaining('box-shadow: rgba(0, 0, 0, 0.2) 0px 2px 4px 0px'),
    ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(corner =>
      expect.stringContaining(`border-${corner}-radius: 6px`),
    ),
    expect.stringContaining('font-family: Arial'),
    expect.stringContaining('font-weight: 500'),
  ]);
}
