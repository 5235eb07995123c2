'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { ScrollArea } from '../../../base/ScrollArea/ScrollArea.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { newMatches } from '../../../i18n/messages/likes/new-matches.ts';
import type { Like } from '../../../model/like.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { NewMatch, type NewMatchProps } from './NewMatch.tsx';
import * as styles from './NewMatches.css.ts';

export interface NewMatchesProps extends RootProps<'div'> {
  /** Matches without a conversation, the latest first. Renders nothing for an empty list. */
  matches: readonly Like[];
  /** Address where the reader writes to a person: `/members/{id}/chat`. */
  href: HrefTemplate<'id'>;
  /** They are being loaded: a skeleton is shown. */
  loading?: boolean;
  /** Draws a match; `NewMatch` when left out. */
  renderItem?: (props: NewMatchProps) => ReactNode;
}

const drawNewMatch = (props: NewMatchProps) => <NewMatch {...props} />;

/**
 * Matches to whom nobody has written yet, as a row of portraits that scrolls sideways. Each links to its conversation; one
 * that the reader has not seen has a ring.
 */
export function NewMatches({
  matches,
  href,
  loading = false,
  renderItem = drawNewMatch,
  className,
  ...rest
}: NewMatchesProps) {
  const { t } = useLingui();
  const id = useId();
  if (matches.length === 0 && !loading) return null;
  const title = t(newMatches.title);
  return (
    <div aria-busy={loading} {...rest} className={cx('vl-NewMatches', styles.root, className)}>
      <Heading id={id} level={2} size="l" className={styles.title}>
        {title}
      </Heading>
      {loading ? (
        <NewMatchesSkeleton />
      ) : (
        <ScrollArea label={title}>
          <PhotoGroup>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
            <ul role="list" aria-labelledby={id} className={styles.row}>
              {matches.map(match => (
                <li key={match.id}>{renderItem({ match, href: fillHref(href, { id: match.member.id }) })}</li>
              ))}
            </ul>
          </PhotoGroup>
        </ScrollArea>
      )}
    </div>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

const NewMatchesSkeleton = () => (
  <div className={styles.row}>
    {places.map(place => (
      <div key={place} className={styles.person}>
        <Skeleton radius="round" width="4rem" height="4rem" />
        <Skeleton width="3rem" height="1rem" />
      </div>
    ))}
  </div>
);
