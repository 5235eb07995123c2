'use client';

import { likesList } from '../../../i18n/messages/likes.ts';
import { memberWords } from '../../../i18n/messages/member.ts';
import type { Like } from '../../../model/like.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat, useT } from '../../../provider/hooks.ts';
import { useOriginWords } from '../../use-origin-words.ts';
import * as styles from './LikeTile.css.ts';

export interface LikeTileProps {
  like: Like;
  /** Where the tile leads; the person's page unless told. */
  href?: string;
  sizes?: string;
  priority?: boolean;
}

/** A like with who is behind it. A match wears its word; an unseen like its ribbon. */
export function LikeTile({ like, href = `/members/${like.member.id}`, sizes, priority }: LikeTileProps) {
  const t = useT();
  const originWords = useOriginWords();
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
      photoAlt={t(memberWords.photoAlt, { name })}
      details={[place, format.date(likedAt, { day: 'numeric', month: 'short' })].flatMap(
        detail => detail ?? [],
      )}
      online={online ? t(memberWords.online) : undefined}
      ribbon={likeNew ? t(likesList.new) : undefined}
      sizes={sizes}
      priority={priority}
      marks={
        <>
          {state === 'matched' && <span className={styles.match}>{t(likesList.match)}</span>}
          <OriginMark origin={marked} {...originWords} ground="photo" />
        </>
      }
    />
  );
}
