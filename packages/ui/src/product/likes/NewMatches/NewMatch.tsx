'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { Like } from '../../../model/like.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useLink } from '../../../provider/hooks.ts';
import { onlineOf } from '../../online-of.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { originOf } from '../origin-of.ts';
import * as styles from './NewMatches.css.ts';

export interface NewMatchProps extends RootProps<'div'> {
  /** The match; one that the reader has not seen has a ring. */
  match: Like;
  /** Address where the reader writes to the person. */
  href: string;
}

/** Portrait and name of a match in the row of `NewMatches`. */
export function NewMatch({ match, href, className, ...rest }: NewMatchProps) {
  const { t } = useLingui();
  const Link = useLink();
  const originTexts = useOriginTexts();
  const { member, likeNew } = match;
  const { name, photo } = member;
  const origin = originOf(match);
  return (
    <div
      {...rest}
      className={cx('vl-NewMatch', styles.person, origin !== 'member' && styles.marked, className)}
    >
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
    </div>
  );
}
