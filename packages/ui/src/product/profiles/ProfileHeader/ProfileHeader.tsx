'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import type { ReactNode } from 'react';
import { breakable } from '../../../base/breakable.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Marker } from '../../../base/Marker/Marker.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberProfile } from '../../../model/member.ts';
import { StickyBar } from '../../../patterns/StickyBar/StickyBar.tsx';
import { useFormat, useNow } from '../../../provider/hooks.ts';
import { onlineOf } from '../../online-of.ts';
import { FictionalBadge } from '../FictionalBadge/FictionalBadge.tsx';
import { LanguageBadge } from '../LanguageBadge/LanguageBadge.tsx';
import { PhotoGallery, type PhotoGalleryProps } from '../PhotoGallery/PhotoGallery.tsx';
import { PremiumBadge } from '../PremiumBadge/PremiumBadge.tsx';
import * as styles from './ProfileHeader.css.ts';
import { timeAgo } from './time-ago.ts';

export interface ProfileHeaderProps
  extends Pick<PhotoGalleryProps, 'access' | 'unlockHref' | 'onUnlock'>,
    RootProps<'div'> {
  /** The person whose profile it is. */
  member: Pick<
    MemberProfile,
    'name' | 'age' | 'origin' | 'place' | 'language' | 'online' | 'premium' | 'photos' | 'lastActiveAt'
  >;
  /** A large picture was pressed: open it in full. */
  onOpenPhoto?: (event: { index: number }) => void;
  /** Like and write: on phones and tablets in view above the navigation bar as long as the profile is, on desktops above the text. */
  actions?: ReactNode;
  /** Content beside the pictures on desktops, below them on phones and tablets. */
  children?: ReactNode;
}

/**
 * The pictures of a person with name, age and place.
 *
 * @part pictures - the gallery
 * @part badges - the badges on the picture
 * @part caption - name, age and place
 * @part actions - the bar with like and write
 * @part body - what is beside or below the gallery
 */
export function ProfileHeader({
  member,
  access = 'member',
  unlockHref,
  onOpenPhoto,
  onUnlock,
  actions,
  children,
  className,
  ...rest
}: ProfileHeaderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const { name, age, origin, place, language, lastActiveAt } = member;
  // presence and premium belong to private members only, whatever the data say
  const isMember = origin === 'member';
  const online = onlineOf(member);
  const active = isMember && !online && lastActiveAt ? timeAgo(Date.parse(lastActiveAt), now) : null;
  return (
    <div {...rest} className={cx('vl-ProfileHeader', styles.root, className)}>
      <div data-part="pictures" className={styles.pictures}>
        <PhotoGallery
          member={member}
          access={access}
          unlockHref={unlockHref}
          onOpen={onOpenPhoto}
          onUnlock={onUnlock}
        >
          <div data-part="badges" className={styles.badges}>
            <LanguageBadge language={language} />
            <FictionalBadge origin={origin} background="photo" />
            {isMember && member.premium && <PremiumBadge />}
          </div>
          <div data-part="caption" className={styles.caption}>
            <Heading level={1} size="h2" inherit maxLines={3}>
              <span dir="auto" translate="no">
                {breakable(name)}
              </span>
              <span>{`, ${age}`}</span>
            </Heading>
            <div className={styles.line}>
              {online && <Marker tone="onlineOnPhoto" />}
              <span>
                {factLine([
                  online && t(memberWords.online),
                  active && t(profileHeader.active({ when: format.relative(active.value, active.unit) })),
                  place,
                ])}
              </span>
            </div>
          </div>
        </PhotoGallery>
      </div>
      {actions && (
        <StickyBar
          of="page"
          label={t(profileHeader.actions({ name }))}
          data-part="actions"
          className={styles.actions}
        >
          {actions}
        </StickyBar>
      )}
      <div data-part="body" className={styles.body}>
        {children}
      </div>
    </div>
  );
}
