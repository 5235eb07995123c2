'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/profiles/member.ts';
import type { TileMember } from '../model/member.ts';
import { LanguageMark } from '../patterns/PersonTile/LanguageMark.tsx';
import type { PersonTileProps } from '../patterns/PersonTile/PersonTile.tsx';
import { useUi } from '../provider/hooks.ts';
import { type TilePerson, usePersonTile } from './usePersonTile.tsx';

/** The props that `MemberTile`, `SwipeCard` and `PartnerTile` share: those of a person, interests and language. */
export function useMemberTile(
  member: TilePerson & Pick<TileMember, 'language' | 'numInterests'>,
): ReturnType<typeof usePersonTile> & Pick<PersonTileProps, 'badges'> {
  const { t } = useLingui();
  const { format, locale } = useUi();
  const { language, numInterests = 0 } = member;
  const [readers] = locale.split('-');
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  const tile = usePersonTile(member, interests);
  return {
    ...tile,
    // one label a picture: the mark of a demo profile, or a language that is not the reader's
    badges: language && member.origin === 'member' && language !== readers && (
      <LanguageMark
        key="language"
        language={language}
        description={t(memberWords.speaks({ language: format.language(language) }))}
      />
    ),
  };
}
