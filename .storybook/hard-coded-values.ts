import { expect } from 'vitest';
import { findHardCodedValues } from '../packages/ui/test/hard-coded-values/find-hard-coded-values.ts';
import { probeCss } from '../packages/ui/test/hard-coded-values/probe-brand.ts';

const sheet = document.createElement('style');
// no transition may show a mixture of two colours
sheet.textContent = `${probeCss()}\n*, ::before, ::after { transition: none !important; animation: none !important; }`;

/** Looks for hard-coded values below an element while the probe brand is on the page, and takes it off again. */
function valuesBelow(root: Element): string[] {
  document.head.append(sheet);
  const hardCodedValues = findHardCodedValues(root);
  sheet.remove();
  return hardCodedValues;
}

/** Values of the story that do not come from the theme contract. */
export const hardCodedValues = (): string[] =>
  valuesBelow(document.body).map(value => `does not come from the theme contract: ${value}`);

/** A check that finds nothing proves nothing: it has to find these. */
export function expectFindsHardCodedValues(): void {
  const probe = document.createElement('div');
  probe.innerHTML =
    '<p style="color: #123456; border-radius: 6px; box-shadow: 0 2px 4px #0003; font: 500 16px Arial">x</p>';
  document.body.append(probe);
  const found = valuesBelow(probe);
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
