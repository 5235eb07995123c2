'use client';

import { useLingui } from '@lingui/react/macro';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { memberWords } from '../../../i18n/messages/member.ts';
import { matchFinder } from '../../../i18n/messages/swipe.ts';
import type { FinderResult, FitReason } from '../../../model/match-finder.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './MatchFinder.css.ts';

/** A person whom the match finder found, with every reason. */
export function FinderResultRow({ member, reasons }: FinderResult) {
  const { t } = useLingui();
  const format = useFormat();
  const originTexts = useOriginTexts();
  const { id, name, age, origin, place, online, photo } = member;
  const wordsOf = (reason: FitReason) => {
    if (reason.kind === 'sharedInterests') return t(matchFinder.sharedInterests({ count: reason.count }));
    if (reason.kind === 'distance') {
      return t(matchFinder.distance({ kilometres: format.number(reason.kilometres) }));
    }
    return t(matchFinder[reason.kind]);
  };
  return (
    <li className={styles.fit}>
      <div>
        <PersonTile
          href={`/members/${id}`}
          name={name}
          age={age}
          photo={photo}
          photoAlt={t(memberWords.photoAlt({ name }))}
          details={place ? [place] : []}
          online={online ? t(memberWords.online) : undefined}
          sizes="9rem"
          marks={<OriginMark origin={origin} {...originTexts} ground="photo" />}
        />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="l">
          {t(matchFinder.why({ name }))}
        </Heading>
        <ul className={styles.reasons}>
          {reasons.map(reason => (
            <li key={reason.kind} className={styles.reason}>
              <span className={styles.tick}>
                <Icon shape={icons.check} size="s" />
              </span>
              <span>{wordsOf(reason)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
