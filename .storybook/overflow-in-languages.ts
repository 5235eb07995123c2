import { overflowingTexts } from './overflowing-texts.ts';
import { resizeWindow } from './resize-window.ts';
import { storyLanguages } from './StoryFrame.tsx';
import { showAxes } from './show-axes.ts';

/** A small phone: 320 px for the component, and the frame's padding. */
const tightest = 384;

/** Stories of parts without texts of their own: they say the same in every language. */
const hasNoCopy = /^(foundations|base|patterns)-/;

/** The space after the last letter and word of a line counts for its width and needs no room, in px. */
const spaceAfterWords = 6;

/**
 * Words of a sheet that do not fit in the tightest place, in any language. What is too long in English as well is not the
 * translation's fault: names of sixty letters, whole novels as messages.
 */
export async function overflowsInLanguages(story: string): Promise<string[]> {
  await resizeWindow(tightest, 900);
  await showAxes({ locale: 'en' });
  await document.fonts.ready;
  const known = new Set(overflowingTexts());
  const cut: string[] = [];
  const findNew = (how: string, slack?: number) => {
    for (const element of overflowingTexts(slack))
      if (!known.has(element)) cut.push(`does not fit in ${how}: “${element.textContent}”`);
  };
  const locales = hasNoCopy.test(story) ? [] : storyLanguages.filter(locale => locale !== 'en');
  for (const locale of locales) {
    await showAxes({ locale });
    findNew(locale);
  }
  // one language: what does not fit with the spacing of WCAG 1.4.12 does so in all of them
  await showAxes({ locale: 'en', spacing: 'wide' });
  findNew('wide text spacing', spaceAfterWords);
  await resizeWindow(1200, 900);
  await showAxes({});
  return cut;
}
