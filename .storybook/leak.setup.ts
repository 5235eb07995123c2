import { afterEach, beforeAll, expect } from 'vitest';
import { leakCss } from '../packages/ui/src/testing/leak/leak-brand.ts';
import { leaksBelow } from '../packages/ui/src/testing/leak/leaks.ts';

const values = 'values that do not come from the theme contract';

/** A check that finds nothing proves nothing: it has to find these. */
function findsHardCodedValues() {
  const probe = document.createElement('div');
  probe.innerHTML =
    '<p style="color: #123456; border-radius: 6px; box-shadow: 0 2px 4px #0003; font: 500 16px Arial">x</p>';
  document.body.append(probe);
  expect(leaksBelow(probe)).toEqual([
    expect.stringContaining('color: rgb(18, 52, 86)'),
    expect.stringContaining('box-shadow: rgba(0, 0, 0, 0.2) 0px 2px 4px 0px'),
    ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(corner =>
      expect.stringContaining(`border-${corner}-radius: 6px`),
    ),
    expect.stringContaining('font-family: Arial'),
    expect.stringContaining('font-weight: 500'),
  ]);
  probe.remove();
}

beforeAll(() => {
  if (document.getElementById('leak-brand')) return;
  const sheet = document.createElement('style');
  sheet.id = 'leak-brand';
  // nothing on its way from one colour to another
  sheet.textContent = `${leakCss()}\n*, ::before, ::after { transition: none !important; animation: none !important; }`;
  document.head.append(sheet);
  findsHardCodedValues();
});

afterEach(({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  expect(leaksBelow(document.body), values).toEqual([]);
});
