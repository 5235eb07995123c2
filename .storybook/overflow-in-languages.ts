import { overflowingTexts } from './overflowing-texts.ts';
import { resizeWindow } from './resize-window.ts';
import { storyLanguages } from './StoryFrame.tsx';
import { showAxes } from './show-axes.ts';

/** Width of the smallest phone: 320 px for the component, plus the padding of the frame. */
const smallestWidth = 384;

/** Stories of components without texts in catalogs: they are the same in every language. */
const hasNoCopy = /^(foundations|base|patterns)-/;

/** Letter and word spacing after the end of a line counts for its measured width but may overflow, in px. */
const spaceAfterWords = 6;

/**
 * Texts of a sheet that do not fit on the smallest phone in one of the languages. Those that do not fit in English either
 * are left out: they are examples that are too long on purpose, such as names of sixty letters.
 */
export async function overflowsInLanguages(story: string): Promise<string[]> {
  await resizeWindow(smallestWidth, 900);
  await showAxes({ locale: 'en' });
  await document.fonts.ready;
  const overflowingInEnglish = new Set(overflowingTexts());
  const overflows: string[] = [];
  const findNew = (how: string, slack?: number) => {
    for (const element of overflowingTexts(slack))
      if (!overflowingInEnglish.has(element))
        overflows.push(`does not fit in ${how}: “${element.textContent}”`);
  };
  const locales = hasNoCopy.test(story) ? [] : storyLanguages.filter(locale => locale !== 'en');
  for (const locale of locales) {
    await showAxes({ locale });
    findNew(locale);
  }
  // one language is enough: the spacing of WCAG 1.4.12 tests the component, not its translations
  await showAxes({ locale: 'en', spacing: 'wide' });
  findNew('wide text spacing', spaceAfterWords);
  await resizeWindow(1200, 900);
  await showAxes({});
  return overflows;
}
