import { englishWord } from '../packages/ui/test/samples/english.ts';
import { samples } from '../packages/ui/test/samples/samples.ts';

const sampleTexts = new Set(samples.filter(({ en, de }) => en !== de).map(({ en }) => en));

const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="hidden"])');

/** What readers see or hear of an element itself, without the elements inside it. */
function textsOf(element: Element): string[] {
  const written = [...element.childNodes].flatMap(node => (node instanceof Text ? [node.data] : []));
  const typed = isTyped(element) ? [element.value] : [];
  return [...written, ...typed, ...attributes.flatMap(name => element.getAttribute(name) ?? [])];
}

/**
 * English texts of a story that is shown in another language: a text is missing in the samples, or the story does not use
 * it. What is meant to be English has `lang="en"`.
 */
export function englishTexts(): string[] {
  const shown = [...document.body.querySelectorAll('*')].filter(
    element =>
      !element.matches('script, style') &&
      element.closest('[lang]') === document.documentElement &&
      element.checkVisibility(),
  );
  const texts = shown.flatMap(textsOf).map(text => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(texts)].filter(text => sampleTexts.has(text) || englishWord.test(text));
}
