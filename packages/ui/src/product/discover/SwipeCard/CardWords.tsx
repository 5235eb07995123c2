'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { highlightList } from '../../../i18n/messages/profiles/profile.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import * as styles from './CardWords.css.ts';

export interface CardWordsProps {
  /** What the person writes about themselves; may be empty. */
  text: string;
  /** Ids of the interests that the reader has too. */
  interests: readonly string[];
}

/** On a card: the sign that it opens the profile, the first lines of the person's own words, and what both have in common. */
export function CardWords({ text, interests }: CardWordsProps) {
  const { t } = useLingui();
  return (
    <>
      <span className={styles.more}>
        <Icon shape={icons.chevronUp} />
      </span>
      {text && (
        <p dir="auto" className={styles.words}>
          {text}
        </p>
      )}
      {interests.length > 0 && (
        <>
          <p className={styles.label}>{t(highlightList.shared({ count: interests.length }))}</p>
          <ul className={styles.interests}>
            {interests.map(interest => (
              <li key={interest} className={styles.interest}>
                {t(valueMessage(interestNames, 'Interest', interest))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
