import { fictionalNotice, originWords } from '../src/i18n/messages/profiles/fictional.ts';
import { memberWords } from '../src/i18n/messages/profiles/member.ts';
import { textOf, words } from './words.ts';

type Marked = keyof typeof originWords;
const label = () => textOf(memberWords.fictional);

/** The visible text of the mark in the language of the story: “Demo · AI”. */
export const markText = (origin: Marked): string => textOf(originWords[origin].mark({ label: label() }));

/** Matches the visible text of the mark. */
export const markWords = (origin: Marked): RegExp => words(markText(origin));

/** What screen readers say for the mark: “Not a private member: Demo, a program answers”. */
export const markDescription = (origin: Marked): string =>
  textOf(memberWords.fictionalLong({ label: textOf(originWords[origin].answers({ label: label() })) }));

/** Matches the visible words of any mark, of an unknown origin too. */
export const anyMark = (): RegExp => {
  const marks = [
    ...Object.keys(originWords).map(origin => markWords(origin as Marked)),
    words(fictionalNotice.title),
  ];
  return new RegExp(marks.map(({ source }) => source).join('|'));
};
