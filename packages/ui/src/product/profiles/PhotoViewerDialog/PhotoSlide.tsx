'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { LinkButton, type LinkButtonProps } from '../../../base/LinkButton/LinkButton.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { photoViewerDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './PhotoViewerDialog.css.ts';
import { usePhotoZoom } from './usePhotoZoom.ts';

export interface PhotoSlideProps {
  /** Null when the person has no photos. */
  photo: MemberPhoto | null;
  /** Name of the person. */
  name: string;
  /** Number of the photo, from 1. */
  index: number;
  /** This slide is visible; the others are inert. */
  current: boolean;
  /** Who looks at it: visitors are asked to sign up, members to get premium. */
  access: 'visitor' | 'member';
  /** Address where locked photos are unlocked; the sign-up or the credits when left out. */
  unlockHref?: string;
  /** The link was pressed; prevent the default to open a dialog instead. */
  onUnlock?: LinkButtonProps['onClick'];
  /** The photo was dragged down and away. */
  onAway: () => void;
}

/** One photo in full, which can be enlarged; with a link when it is locked, and a retry button when it did not load. */
export function PhotoSlide({
  photo,
  name,
  index,
  current,
  access,
  unlockHref,
  onUnlock,
  onAway,
}: PhotoSlideProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const [failed, setFailed] = useState(false);
  const visitor = access === 'visitor';
  const locked = photo?.locked === true;
  const zoomable = photo !== null && !locked && !failed;
  const { frame, zoomed, toggle } = usePhotoZoom({ current, size: zoomable ? photo : null, onAway });
  if (failed) {
    return (
      <li className={styles.slide} inert={!current}>
        <div className={styles.instead}>
          <p className={plain}>{t(photoViewerDialog.failed)}</p>
          <Button onClick={() => setFailed(false)}>{t(photoViewerDialog.retry)}</Button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.slide} inert={!current}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      <div
        ref={frame}
        data-zoomed={zoomed || undefined}
        className={styles.picture}
        onErrorCapture={() => setFailed(true)}
        onDoubleClick={toggle}
        // a mouse would drag the picture itself
        onDragStart={event => event.preventDefault()}
      >
        <Photo
          photo={photo}
          alt={locked ? '' : t(memberWords.photoAlt({ name }))}
          name={name}
          ratio="auto"
          fit={locked ? 'cover' : 'contain'}
          sizes="100vw"
          radius="none"
          tone="true"
          priority={current}
        />
      </div>
      {zoomable && (
        <IconButton
          icon={icons.enlarge}
          label={t(photoViewerDialog.enlarge({ index }))}
          aria-pressed={zoomed}
          className={styles.enlarge}
          onClick={() => toggle()}
        />
      )}
      {locked && (
        <div className={cx(styles.instead, styles.below)}>
          <p className={plain}>{t(visitor ? profileHeader.lockedVisitor : profileHeader.lockedHint)}</p>
          <LinkButton href={unlockHref ?? (visitor ? routes.signup : routes.credits)} onClick={onUnlock}>
            {t(visitor ? profileHeader.lockedVisitorAction : profileHeader.lockedAction)}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
