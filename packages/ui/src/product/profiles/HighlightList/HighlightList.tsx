'use client';

import { useLingui } from '@lingui/react/macro';
import { PROFILE_NOTES, type ProfileNote } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { optionMessage } from '../../../i18n/messages/profiles/attributes.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { highlightList, profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberProfile } from '../../../model/member.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { HighlightItem } from './HighlightItem.tsx';
import * as styles from './HighlightList.css.ts';

export interface HighlightListProps extends RootProps<'ul'> {
  /** The person whose facts are shown. */
  member: Pick<
    MemberProfile,
    'gender' | 'language' | 'likedMe' | 'numPhotos' | 'sharedInterests' | 'attributes'
  >;
  /** Notes that the site shows; all when left out. */
  notes?: readonly ProfileNote[];
}

/** Known facts about a person, those that concern the reader first. */
export function HighlightList({ member, notes = PROFILE_NOTES, className, ...rest }: HighlightListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { gender, language, likedMe, numPhotos, sharedInterests, attributes } = member;
  const { relationship_status: relationship } = attributes;
  const shared = sharedInterests.length;
  const showLanguage = notes.includes('language');
  const showPhotoCount = notes.includes('photos') && numPhotos > 0;
  if (!likedMe && shared === 0 && !relationship && !showLanguage && !showPhotoCount) return null;
  return (
    <ul
      aria-label={t(highlightList.label)}
      {...rest}
      className={cx('vl-HighlightList', styles.list, className)}
    >
      {likedMe && (
        <HighlightItem icon={icons.like} strong>
          {t(memberWords.likesYou({ gender }))}
        </HighlightItem>
      )}
      {shared > 0 && (
        <HighlightItem icon={icons.star} strong>
          {t(highlightList.shared({ count: shared }))}
        </HighlightItem>
      )}
      {relationship && (
        <HighlightItem icon={icons.profile}>
          {t(optionMessage('relationship_status', relationship))}
        </HighlightItem>
      )}
      {showLanguage && (
        <HighlightItem icon={icons.globe}>
          {t(memberWords.speaks({ language: format.language(language) }))}
        </HighlightItem>
      )}
      {showPhotoCount && (
        <HighlightItem icon={icons.photo}>{t(profileHeader.photoCount({ count: numPhotos }))}</HighlightItem>
      )}
    </ul>
  );
}
