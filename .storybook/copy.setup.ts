import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cutTexts } from './cut-texts.ts';
import { type StoryAxes, storyLanguages } from './StoryFrame.tsx';

/** A small phone: 320 px for the component, and the frame's padding. */
const tightest = 384;

const speak = async (locale: string) => {
  window.dispatchEvent(new CustomEvent<StoryAxes>('vl:axes', { detail: { locale } }));
  await new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
};

// What is too long in English as well is not the translation's fault: names of sixty letters, whole novels as messages.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await page.viewport(tightest, 900);
  await speak('en');
  await document.fonts.ready;
  const known = new Set(cutTexts());
  const cut: string[] = [];
  for (const locale of storyLanguages.filter(locale => locale !== 'en')) {
    await speak(locale);
    for (const element of cutTexts())
      if (!known.has(element)) cut.push(`${locale}: “${element.textContent}”`);
  }
  await page.viewport(1200, 900);
  expect(cut.join('\n')).toBe('');
});
