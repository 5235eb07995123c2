'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../../../i18n/messages/member.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { LanguageMark } from '../../../patterns/PersonTile/LanguageMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';

export interface MemberTileProps {
  member: MemberSummary;
  /** Where the tile leads; the person's page unless told. */
  href?: string;
  /** Widths of the tile, as in `img sizes`. */
  sizes?: string;
  /** In the first view: the picture is loaded at once. */
  priority?: boolean;
}

/** A member in a list: picture, name, age, place, language, and what they really are. */
export function MemberTile({ member, href = `/members/${member.id}`, sizes, priority }: MemberTileProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { name, age, gender, place, language, origin, online, likeNew, numInterests, photo } = member;
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  return (
    <PersonTile
      href={href}
      name={name}
      age={age}
      photo={photo}
      photoAlt={t(memberWords.photoAlt({ name }))}
      details={[place, interests].flatMap(detail => detail ?? [])}
      online={online ? t(memberWords.online) : undefined}
      ribbon={likeNew ? t(memberWords.likesYou({ gender })) : undefined}
      sizes={photo?.sizes ?? sizes}
      priority={priority}
      marks={
        <>
          <LanguageMark
            language={language}
            description={t(memberWords.speaks({ language: format.language(language) }))}
          />
          <OriginMark origin={origin} {...originTexts} ground="photo" />
        </>
      }
    />
  );
}
