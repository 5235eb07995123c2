'use client';

import { useLingui } from '@lingui/react/macro';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { matchFinder } from '../../../i18n/messages/swipe.ts';
import type { FinderResult, FitReason } from '../../../model/match-finder.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { usePersonTile } from '../../usePersonTile.tsx';
import * as styles from './MatchFinder.css.ts';

/** A person whom the match finder found, with every reason. */
export function FinderResultRow({ member, reasons }: FinderResult) {
  const { t } = useLingui();
  const format = useFormat();
  const routes = useRoutes();
  const { id, name } = member;
  const tile = usePersonTile(member);
  const textOf = (reason: FitReason) => {
    if (reason.kind === 'sharedInterests') return t(matchFinder.sharedInterests({ count: reason.count }));
    if (reason.kind === 'distance') {
      return t(matchFinder.distance({ kilometres: format.number(reason.kilometres) }));
    }
    return t(matchFinder[reason.kind]);
  };
  return (
    <li className={styles.fit}>
      <div>
        <PersonTile {...tile} href={fillHref(routes.member, { id })} sizes="9rem" />
      </div>
      <div className={styles.text}>
        <Heading level={2} size="l">
          {t(matchFinder.why({ name }))}
        </Heading>
        <ul className={styles.reasons}>
          {reasons.map(reason => (
            <li key={reason.kind} className={styles.reason}>
              <span className={styles.tick}>
                <Icon shape={icons.check} size="s" />
              </span>
              <span>{textOf(reason)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
