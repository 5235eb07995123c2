'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { likeButton, likesList } from '../../../i18n/messages/likes.ts';
import { memberWords } from '../../../i18n/messages/member.ts';
import type { Like } from '../../../model/like.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './LikeTile.css.ts';

export interface LikeTileProps {
  like: Like;
  /** Address of the tile; the person's page when left out. */
  href?: string;
  /** Takes back a like that the reader gave, by a button on the tile. */
  onUnlike?: (event: { memberId: string }) => void;
  sizes?: string;
  priority?: boolean;
}

/** A like and its sender. A match has a label, a like that was not seen yet a ribbon. */
export function LikeTile({
  like,
  href = `/members/${like.member.id}`,
  onUnlike,
  sizes,
  priority,
}: LikeTileProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { state, likeNew, likedAt, origin, member } = like;
  const { name, age, place, online, photo } = member;
  const marked = origin === 'member' ? member.origin : origin;
  return (
    <PersonTile
      href={href}
      name={name}
      age={age}
      photo={photo}
      photoAlt={t(memberWords.photoAlt({ name }))}
      details={[place, format.date(likedAt, { day: 'numeric', month: 'short' })].flatMap(
        detail => detail ?? [],
      )}
      online={online ? t(memberWords.online) : undefined}
      ribbon={likeNew ? t(likesList.new) : undefined}
      sizes={sizes}
      priority={priority}
      action={
        onUnlike && (
          <IconButton
            tone="quiet"
            icon={<Icon shape={icons.liked} />}
            label={t((state === 'matched' ? likeButton.matchedLabel : likeButton.likedLabel)({ name }))}
            onClick={() => onUnlike({ memberId: member.id })}
          />
        )
      }
      marks={
        <>
          {state === 'matched' && <span className={styles.match}>{t(likesList.match)}</span>}
          <OriginMark origin={marked} {...originTexts} ground="photo" />
        </>
      }
    />
  );
}
