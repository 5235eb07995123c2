import { expect } from 'vitest';
import { findHardCodedValues } from '../packages/ui/test/hard-coded-values/find-hard-coded-values.ts';
import { probeCss } from '../packages/ui/test/hard-coded-values/probe-brand.ts';

const sheet = document.createElement('style');
// a colour in transition is between two colours of the theme and would be reported as hard-coded
sheet.textContent = `${probeCss()}\n*, ::before, ::after { transition: none !important; animation: none !important; }`;

/** Finds hard-coded values below an element: those that do not change when the probe brand is applied. */
function valuesBelow(root: Element): string[] {
  document.head.append(sheet);
  const hardCodedValues = findHardCodedValues(root);
  sheet.remove();
  return hardCodedValues;
}

/** Hard-coded values of the story: colours, sizes and fonts that do not come from the theme contract. */
export const hardCodedValues = (): string[] =>
  valuesBelow(document.body).map(value => `does not come from the theme contract: ${value}`);

/** Proves that the check works: it has to find each of these hard-coded values. */
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
