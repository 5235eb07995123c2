'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { useId } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { ScrollArea } from '../../../base/ScrollArea/ScrollArea.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { newMatches } from '../../../i18n/messages/likes/new-matches.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { Like } from '../../../model/like.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useLink } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { onlineOf } from '../../online-of.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { originOf } from '../origin-of.ts';
import * as styles from './NewMatches.css.ts';

export interface NewMatchesProps extends RootProps<'div'> {
  /** Matches without a conversation, the latest first. Renders nothing for an empty list. */
  matches: readonly Like[];
  /** Address where the reader writes to a person: `/members/{id}/chat`. */
  href: HrefTemplate<'id'>;
  /** They are being loaded: a skeleton is shown. */
  loading?: boolean;
}

/**
 * Matches to whom nobody has written yet, as a row of portraits that scrolls sideways. Each links to its conversation; one
 * that the reader has not seen has a ring.
 *
 * @part person - portrait and name of a match
 */
export function NewMatches({ matches, href, loading = false, className, ...rest }: NewMatchesProps) {
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
                <NewMatch key={match.id} match={match} href={fillHref(href, { id: match.member.id })} />
              ))}
            </ul>
          </PhotoGroup>
        </ScrollArea>
      )}
    </div>
  );
}

function NewMatch({ match, href }: { match: Like; href: string }) {
  const { t } = useLingui();
  const Link = useLink();
  const originTexts = useOriginTexts();
  const { member, likeNew } = match;
  const { name, photo } = member;
  const origin = originOf(match);
  return (
    <li data-part="person" className={cx(styles.person, origin !== 'member' && styles.marked)}>
      <Link href={href} className={styles.link}>
        <VisuallyHidden>
          {factLine([t(matchDialog.write({ name })), likeNew && t(likesList.new)])}
        </VisuallyHidden>
        <Avatar
          photo={photo}
          name={name}
          ring={likeNew}
          online={onlineOf(member) ? t(memberWords.online) : undefined}
          className={styles.portrait}
        />
        <span aria-hidden dir="auto" translate="no" className={styles.name}>
          {name}
        </span>
      </Link>
      <OriginMark origin={origin} {...originTexts(origin)} />
    </li>
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
