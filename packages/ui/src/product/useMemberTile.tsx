'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/profiles/member.ts';
import type { TileMember } from '../model/member.ts';
import { LanguageMark } from '../patterns/PersonTile/LanguageMark.tsx';
import type { PersonTileProps } from '../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../provider/hooks.ts';
import { type TilePerson, usePersonTile } from './usePersonTile.tsx';

/** The props that `MemberTile`, `SwipeCard` and `PartnerTile` share: those of a person, interests and language. */
export function useMemberTile(
  member: TilePerson & Pick<TileMember, 'language' | 'numInterests'>,
): ReturnType<typeof usePersonTile> & Pick<PersonTileProps, 'badges'> {
  const { t } = useLingui();
  const format = useFormat();
  const { language, numInterests = 0 } = member;
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  const tile = usePersonTile(member, interests);
  return {
    ...tile,
    badges: language && (
      <LanguageMark
        key="language"
        language={language}
        description={t(memberWords.speaks({ language: format.language(language) }))}
      />
    ),
  };
}
