'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ProfilePart } from '@velluto/rules';
import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon, type IconProps } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { ownPhotos, ownProfileCard, profileForm } from '../../../i18n/messages/profiles/profile.ts';
import type { TileMember } from '../../../model/member.ts';
import { PreviewTile } from '../../PreviewTile.tsx';
import * as styles from './OwnProfileCard.css.ts';

export interface OwnProfileCardProps extends RootProps<'section'> {
  /** What others see of the member in lists. */
  person: TileMember;
  /** Address of the profile as others see it. */
  href: string;
  /** Parts that the profile has not yet, by `missingParts` of `@velluto/rules`. Nothing is said when there are none. */
  missing: readonly ProfilePart[];
}

/** Where each part is filled in: a part of `ProfileForm`, or the photos. Its link has the words of that place. */
const places: Record<ProfilePart, { href: string; label: MessageDescriptor; icon: IconProps['shape'] }> = {
  photo: { href: '#profile-photos', label: ownPhotos.add, icon: icons.camera },
  about: { href: '#profile-about', label: profileForm.about, icon: icons.pencil },
  place: { href: '#profile-place', label: profileForm.placeTitle, icon: icons.pin },
  interests: { href: '#profile-interests', label: profileForm.interestsTitle, icon: icons.star },
};

/**
 * The reader's own tile as others see it, and what the profile has not yet, each with a link to its place on the page.
 * `OwnPhotoOverview` needs the id `profile-photos` for it.
 *
 * @part preview - the tile as others see it
 * @part missing - what the profile has not yet
 */
export function OwnProfileCard({ person, href, missing, className, ...rest }: OwnProfileCardProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-OwnProfileCard', styles.root, className)}>
      <PreviewTile data-part="preview" person={person} href={href} className={styles.preview} />
      <div className={styles.words}>
        <Heading id={id} level={2} size="h3">
          {t(ownProfileCard.title)}
        </Heading>
        <LinkButton size="s" href={href}>
          {t(ownProfileCard.open)}
        </LinkButton>
      </div>
      {missing.length > 0 && (
        <div data-part="missing" className={styles.missing}>
          <Text tone="muted">{t(ownProfileCard.missing)}</Text>
          <ul className={styles.list}>
            {missing.map(part => (
              <li key={part}>
                <a href={places[part].href} className={styles.step}>
                  <Icon shape={places[part].icon} size="s" />
                  <span>{t(places[part].label)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
