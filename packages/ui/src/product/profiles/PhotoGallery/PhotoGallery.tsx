'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto, MemberProfile } from '../../../model/member.ts';
import { PhotoNavButtons } from '../../PhotoNavButtons.tsx';
import {
  NonPremiumPhotoNotice,
  type NonPremiumPhotoNoticeProps,
} from '../NonPremiumPhotoNotice/NonPremiumPhotoNotice.tsx';
import { PhotoThumb } from '../PhotoThumb/PhotoThumb.tsx';
import * as styles from './PhotoGallery.css.ts';
import { useCarousel } from './useCarousel.ts';

export interface PhotoGalleryProps extends NonPremiumPhotoNoticeProps, RootProps<'div'> {
  /** The person whose photos are shown. */
  member: Pick<MemberProfile, 'name' | 'photos'>;
  /** A large picture was pressed; `index` from 0. Without it the pictures are not buttons. */
  onOpen?: (event: { index: number }) => void;
  /** Content on top of the picture: name, place, badges. */
  children?: ReactNode;
}

/** A person's photos: large ones to swipe, and thumbnails. */
export function PhotoGallery({
  member: { name, photos },
  access = 'member',
  unlockHref,
  onOpen,
  onUnlock,
  children,
  className,
  ...rest
}: PhotoGalleryProps) {
  const { t } = useLingui();
  const { track, index, onScroll, show } = useCarousel();
  const count = photos.length;
  const many = count > 1;
  return (
    <div {...rest} className={cx('vl-PhotoGallery', styles.root, className)}>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          aria-label={t(profileHeader.photos({ name }))}
          tabIndex={many ? 0 : undefined}
        >
          {(count > 0 ? photos : [null]).map((photo, position) => (
            <Slide
              key={photo?.id ?? 'none'}
              photo={photo}
              name={name}
              access={access}
              first={position === 0}
              unlockHref={unlockHref}
              onUnlock={onUnlock}
              onOpen={photo && onOpen && (() => onOpen({ index: position }))}
            />
          ))}
        </ul>
        {children}
        {many && (
          <>
            <div aria-hidden className={styles.counter}>
              <Badge tone="photoDark">{t(profileHeader.photoOf({ index: index + 1, count }))}</Badge>
            </div>
            <PhotoNavButtons index={index} count={count} onNavigate={({ index }) => show(index)} />
          </>
        )}
      </div>
      {many && (
        <PhotoGroup>
          <ul className={styles.strip}>
            {photos.map((photo, position) => (
              <li key={photo.id} className={styles.thumbItem}>
                <PhotoThumb
                  photo={photo}
                  index={position + 1}
                  count={count}
                  name={name}
                  selected={position === index}
                  access={access}
                  onSelect={() => show(position)}
                />
              </li>
            ))}
          </ul>
        </PhotoGroup>
      )}
    </div>
  );
}

interface SlideProps extends NonPremiumPhotoNoticeProps {
  photo: MemberPhoto | null;
  name: string;
  first: boolean;
  onOpen: (() => void) | null | undefined;
}

function Slide({ photo, name, access, first, unlockHref, onUnlock, onOpen }: SlideProps) {
  const { t } = useLingui();
  const picture = (
    <Photo
      photo={photo}
      alt={photo?.locked ? '' : t(memberWords.photoAlt({ name }))}
      name={name}
      priority={first}
      sizes="(width < 992px) 100vw, 34rem"
      ratio="auto"
      tone="true"
      radius="none"
    />
  );
  return (
    <li className={styles.slide}>
      {onOpen && !photo?.locked ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        picture
      )}
      {photo?.locked && <NonPremiumPhotoNotice access={access} unlockHref={unlockHref} onUnlock={onUnlock} />}
    </li>
  );
}
