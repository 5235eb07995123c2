'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/member.ts';
import type { MemberSummary } from '../model/member.ts';
import { OriginMark } from '../patterns/OriginMark/OriginMark.tsx';
import { LanguageMark } from '../patterns/PersonTile/LanguageMark.tsx';
import type { PersonTileProps } from '../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../provider/hooks.ts';
import { useOriginTexts } from './useOriginTexts.ts';

type TileMember = Pick<MemberSummary, 'name' | 'age' | 'photo' | 'language' | 'origin' | 'online'> &
  Partial<Pick<MemberSummary, 'place' | 'numInterests'>>;

/**
 * The props that `MemberTile`, `SwipeCard` and `PartnerTile` share: name, age, photo, place and interests, language, and
 * the badge of fictional profiles. A hook instead of a component, which would cost time in long lists.
 */
export function useMemberTile(
  member: TileMember,
): Pick<PersonTileProps, 'name' | 'age' | 'photo' | 'photoAlt' | 'details' | 'online' | 'marks'> {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { name, age, photo, language, origin, online, place, numInterests = 0 } = member;
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  return {
    name,
    age,
    photo,
    photoAlt: t(memberWords.photoAlt({ name })),
    details: [place, interests].flatMap(detail => detail ?? []),
    online: online ? t(memberWords.online) : undefined,
    marks: (
      <>
        <LanguageMark
          language={language}
          description={t(memberWords.speaks({ language: format.language(language) }))}
        />
        <OriginMark origin={origin} {...originTexts} ground="photo" />
      </>
    ),
  };
}
