'use client';

import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { StepDots } from '../../../base/StepDots/StepDots.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { PhotoSource } from '../../../model/photo.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { PhotoNavButtons } from '../../PhotoNavButtons.tsx';
import * as styles from './CardPhotos.css.ts';

/** The photos that a card steps through: the open ones, then one that says that there are more. */
export function stepsOf(photos: readonly PhotoSource[] = []): readonly PhotoSource[] {
  const locked = photos.findIndex(photo => photo.locked);
  return locked < 0 ? photos : photos.slice(0, locked + 1);
}

export interface CardPhotosProps {
  /** The photos to step through: two or more. */
  photos: readonly PhotoSource[];
  /** Index of the one that is shown, from 0. */
  index: number;
  /** `sizes` of the picture, so that the next one is loaded in the size that is shown. */
  sizes: string;
  /** The photo with this index, from 0, is to be shown. */
  onNavigate: (event: { index: number }) => void;
}

/** Over the picture of a card: how many photos there are, and the sides to press for the one before and after. */
export function CardPhotos({ photos, index, sizes, onNavigate }: CardPhotosProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const count = photos.length;
  const next = photos[index + 1];
  const locked = photos[index]?.locked;
  const label = t(
    (locked ? profileHeader.photoLocked : profileHeader.photoNumber)({ index: index + 1, count }),
  );
  return (
    <>
      {next && (
        <div aria-hidden className={styles.ahead}>
          <Photo key={next.src} photo={next} alt="" sizes={sizes} radius="none" />
        </div>
      )}
      <div className={styles.steps}>
        <StepDots steps={count} current={index} label={label} />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{index > 0 && label}</span>
      </VisuallyHidden>
      <div className={styles.sides}>
        <PhotoNavButtons index={index} count={count} onNavigate={onNavigate} />
      </div>
      {locked && (
        <div className={styles.unlock}>
          <LinkButton href={routes.credits} size="s">
            {t(profileHeader.lockedAction)}
          </LinkButton>
        </div>
      )}
    </>
  );
}
