'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memberWords } from '../i18n/messages/profiles/member.ts';
import type { TileMember } from '../model/member.ts';
import { OriginMark } from '../patterns/OriginMark/OriginMark.tsx';
import type { PersonTileProps } from '../patterns/PersonTile/PersonTile.tsx';
import { onlineOf } from './online-of.ts';
import { useOriginTexts } from './useOriginTexts.ts';

/** What a site adds to a tile. */
export interface TileSlots extends Pick<PersonTileProps, 'media' | 'footer'> {
  /** More badges at the top: each text becomes one, elements are drawn as they are. */
  badges?: ReactNode;
}

/** What all tiles of a person draw. */
export type TilePerson = Pick<TileMember, 'name' | 'age' | 'photo' | 'origin' | 'place' | 'online'>;

/**
 * The props that all tiles of a person share: name, age, photo, place, online dot of members, and the badge of fictional
 * profiles.
 *
 * @param detail shown after the place
 */
export function usePersonTile(
  person: TilePerson,
  detail?: string,
): Pick<PersonTileProps, 'name' | 'age' | 'picture' | 'details' | 'online' | 'origin'> {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const { name, age, photo, origin, place } = person;
  return {
    name,
    age,
    picture: { photo, alt: t(memberWords.photoAlt({ name })) },
    details: [place, detail].flatMap(text => text ?? []),
    online: onlineOf(person) ? t(memberWords.online) : undefined,
    origin:
      origin === 'member' ? undefined : (
        <OriginMark origin={origin} {...originTexts(origin)} background="photo" />
      ),
  };
}
