'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { warnInDevelopment } from '../base/dev-warning.ts';
import { fictionalNotice, originWords } from '../i18n/messages/profiles/fictional.ts';
import { memberWords } from '../i18n/messages/profiles/member.ts';
import type { FictionalCounts, Origin } from '../model/origin.ts';
import { useFormat, useUi } from '../provider/hooks.ts';

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

/**
 * How many of a number of people are not private members, in the site's words and with who answers: “141 of them demo profiles ·
 * automatic”; empty when none is.
 */
export function useFictionalCount(): (counts: FictionalCounts) => string {
  const { t } = useLingui();
  const format = useFormat();
  const ui = useUi();
  return counts => {
    const present = fictionalOrigins.filter(origin => counts[origin] > 0);
    const [first, ...others] = present;
    if (!first) return '';
    const label = t(
      memberWords.fictionalCount({
        count: present.reduce((sum, origin) => sum + counts[origin], 0),
        label: ui.fictionalLabel ?? t(memberWords.fictional),
        fictional: ui.fictionalPlural ?? t(memberWords.fictionalPlural),
      }),
    );
    if (others.length === 0) return factLine([label, t(originWords[first].several)]);
    const each = present.map(origin =>
      t(
        memberWords.fictionalEach({
          who: t(originWords[origin].several),
          count: format.number(counts[origin]),
        }),
      ),
    );
    return `${label} (${each.join(', ')})`;
  };
}

const fictionalOrigins = ['operator', 'ai', 'system'] as const;

/**
 * The words of the mark for each origin, with the site's label. Of an unknown origin they say only that it is not a
 * private member. No text is made for a private member, because long lists consist of them.
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
export function useAuthorNotice(origin: Origin): string {
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
