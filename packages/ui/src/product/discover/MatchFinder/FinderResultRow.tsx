'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { matchFinder } from '../../../i18n/messages/discover.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { FinderResult, FitReason } from '../../../model/match-finder.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { type TileSlots, usePersonTile } from '../../usePersonTile.tsx';
import * as styles from './MatchFinder.css.ts';

const { sameRegion, activeToday, age, relation, drinks, bodyType } = matchFinder;
const reasonTexts = { sameRegion, activeToday, age, relation, drinks, bodyType };

/** `badges`, `media` and `footer` are those of the tile. */
export interface FinderResultRowProps extends FinderResult, TileSlots, RootProps<'div'> {}

/** A person whom the match finder found, with every reason. */
export function FinderResultRow({
  member,
  reasons,
  badges,
  media,
  footer,
  className,
  ...rest
}: FinderResultRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const routes = useRoutes();
  const { id, name } = member;
  const tile = usePersonTile(member);
  // only private members are active: a profile that the site runs does not count as active
  const shown = reasons.filter(({ kind }) => kind !== 'activeToday' || member.origin === 'member');
  const textOf = (reason: FitReason) => {
    if ('count' in reason) return t(matchFinder.sharedInterests({ count: reason.count }));
    if ('kilometres' in reason) {
      return t(matchFinder.distance({ kilometres: format.number(reason.kilometres) }));
    }
    return t(valueMessage(reasonTexts, 'FitReason', reason.kind));
  };
  return (
    <div {...rest} className={cx('vl-FinderResultRow', styles.fit, className)}>
      <div>
        <PersonTile
          {...tile}
          href={fillHref(routes.member, { id })}
          picture={{ ...tile.picture, sizes: '9rem' }}
          badges={badges}
          media={media}
          footer={footer}
        />
      </div>
      <div className={styles.text}>
        <Heading level={2} size="l">
          {t(matchFinder.why({ name }))}
        </Heading>
        <ul className={styles.reasons}>
          {shown.map(reason => (
            <li key={reason.kind} className={styles.reason}>
              <span className={styles.tick}>
                <Icon shape={icons.check} size="s" />
              </span>
              <span>{textOf(reason)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
