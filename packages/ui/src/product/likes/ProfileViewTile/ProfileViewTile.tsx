'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../../../i18n/messages/member.ts';
import type { ProfileView } from '../../../model/profile-view.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';

export interface ProfileViewTileProps {
  view: ProfileView;
  sizes?: string;
  priority?: boolean;
}

const moment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** Somebody who looked at the reader's profile, with the time of their last visit. */
export function ProfileViewTile({ view, sizes, priority }: ProfileViewTileProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { origin, viewedAt, member } = view;
  const { id, name, age, place, online, photo } = member;
  const marked = origin === 'member' ? member.origin : origin;
  return (
    <PersonTile
      href={`/members/${id}`}
      name={name}
      age={age}
      photo={photo}
      photoAlt={t(memberWords.photoAlt({ name }))}
      details={[place, format.date(viewedAt, moment)].flatMap(detail => detail ?? [])}
      online={online ? t(memberWords.online) : undefined}
      sizes={sizes}
      priority={priority}
      marks={<OriginMark origin={marked} {...originTexts} ground="photo" />}
    />
  );
}
