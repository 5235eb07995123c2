'use client';

import { useLingui } from '@lingui/react/macro';
import { warnInDevelopment } from '../base/dev-warning.ts';
import { fictionalNotice, originWords } from '../i18n/messages/fictional.ts';
import { memberWords } from '../i18n/messages/member.ts';
import type { Origin } from '../model/origin.ts';
import { useUi } from '../provider/hooks.ts';

/** Who answers for somebody, in words; empty for a private member. */
export interface OriginTexts {
  /** Short text of the mark: “demo profile · AI”. */
  label: string;
  /** The site's word alone: “demo profile”. Not of an unknown origin. */
  shortLabel?: string;
  /** The whole sentence: “Not a private member: demo profile, a program answers”. */
  description: string;
}

const noTexts: OriginTexts = { label: '', description: '' };

/** The site's word for a profile that is not a private member's. */
export function useFictionalLabel(): string {
  const { t } = useLingui();
  return useUi().fictionalLabel ?? t(memberWords.fictional);
}

/** The site's word for several such profiles, for a number that includes them. */
export function useFictionalPlural(): string {
  const { t } = useLingui();
  return useUi().fictionalPlural ?? t(memberWords.fictionalPlural);
}

/**
 * The words of the mark for each origin, with the site's label. Of an unknown origin they say only that it is not a private
 * member. Nothing is worded for a private member, of whom long lists are made.
 */
export function useOriginTexts(): (origin: Origin) => OriginTexts {
  const { t } = useLingui();
  const { fictionalLabel } = useUi();
  return origin => {
    if (origin === 'member') return noTexts;
    const words = wordsOf(origin);
    if (!words) return { label: t(fictionalNotice.title), description: t(fictionalNotice.title) };
    const label = fictionalLabel ?? t(memberWords.fictional);
    const who = t(words.answers({ label }));
    return {
      label: t(words.mark({ label })),
      shortLabel: label,
      description: t(memberWords.fictionalLong({ label: who })),
    };
  };
}

/** The sentence for the head of a conversation: “A program (AI) answers here, not a person.”; empty for a private member. */
export function useOriginHead(origin: Origin): string {
  const { t } = useLingui();
  if (origin === 'member') return '';
  return t(wordsOf(origin)?.head ?? fictionalNotice.title);
}

function wordsOf(origin: Exclude<Origin, 'member'>) {
  if (Object.hasOwn(originWords, origin)) return originWords[origin];
  if (process.env.NODE_ENV !== 'production') {
    const instead = `Use one of member, ${Object.keys(originWords).join(', ')}`;
    const why = 'The mark says only that this is not a private member, not who answers';
    warnInDevelopment('OriginMark', `origin is "${origin}"`, why, instead);
  }
  return undefined;
}
