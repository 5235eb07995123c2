'use client';

import { useLingui } from '@lingui/react/macro';
import { MATCH_WEIGHTS, NEARLY_FITS_YEARS } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { TextButton, TextLink } from '../../../base/TextLink/TextLink.tsx';
import { whyThisOrder } from '../../../i18n/messages/search.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './WhyThisOrder.css.ts';

/** What can be changed about the order of a list; nothing where it follows the time alone. */
const changes = {
  search: 'filters',
  nearlyFits: 'filters',
  finder: 'answers',
  related: 'search',
  swipe: 'search',
  home: 'search',
  likes: null,
  profileViews: null,
} as const;

/** The answers to “Why this order?”, with the figures that the server goes by. */
const answers = {
  ...whyThisOrder,
  nearlyFits: whyThisOrder.nearlyFits({ years: NEARLY_FITS_YEARS }),
  finder: whyThisOrder.finder(MATCH_WEIGHTS),
};

/** A list of people that the server puts in order. */
export type OrderedList = keyof typeof changes;

export interface WhyThisOrderProps extends RootProps<'details', 'onChange' | 'children'> {
  /** The list that it explains. */
  list: OrderedList;
  /** Opens the filters of a search, or the answers of the match finder; without it these are not offered. */
  onChange?: () => void;
  /** Where one searches with filters of one's own, for lists that have none; `members` of the routes when left out. */
  membersHref?: string;
}

/**
 * Explains by what a list of people is ordered, and leads to what changes it. Made of `details`, so it works before any
 * script has loaded.
 *
 * @part question - the text that opens the explanation
 * @part answer - the explanation
 */
export function WhyThisOrder({ list, onChange, membersHref, className, ...rest }: WhyThisOrderProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const change = changes[list];
  return (
    <details {...rest} className={cx('vl-WhyThisOrder', styles.root, className)}>
      <summary data-part="question" className={styles.question}>
        {t(whyThisOrder.question)}
      </summary>
      <div data-part="answer" className={styles.answer}>
        <Text size="s">{t(answers[list])}</Text>
        <Text size="s">{t(whyThisOrder.notForSale)}</Text>
        {change === 'search' && (
          <Text size="s">
            <TextLink href={membersHref ?? routes.members}>{t(whyThisOrder.change({ change }))}</TextLink>
          </Text>
        )}
        {change && change !== 'search' && onChange && (
          <Text size="s">
            <TextButton onClick={onChange}>{t(whyThisOrder.change({ change }))}</TextButton>
          </Text>
        )}
      </div>
    </details>
  );
}
