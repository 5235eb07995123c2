'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/member.ts';
import type { MemberSummary } from '../model/member.ts';
import { LanguageMark } from '../patterns/PersonTile/LanguageMark.tsx';
import { useFormat } from '../provider/hooks.ts';
import { type TilePerson, usePersonTile } from './usePersonTile.tsx';

type TileMember = TilePerson & Pick<MemberSummary, 'language'> & Partial<Pick<MemberSummary, 'numInterests'>>;

/** The props that `MemberTile`, `SwipeCard` and `PartnerTile` share: those of a person, interests and language. */
export function useMemberTile(member: TileMember): ReturnType<typeof usePersonTile> {
  const { t } = useLingui();
  const format = useFormat();
  const { language, numInterests = 0 } = member;
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  const tile = usePersonTile(member, interests);
  return {
    ...tile,
    badges: (
      <>
        <LanguageMark
          language={language}
          description={t(memberWords.speaks({ language: format.language(language) }))}
        />
        {tile.badges}
      </>
    ),
  };
}
