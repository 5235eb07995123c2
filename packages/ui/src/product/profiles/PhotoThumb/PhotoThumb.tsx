'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { LockOverlay } from '../LockOverlay/LockOverlay.tsx';
import * as styles from './PhotoThumb.css.ts';

export interface PhotoThumbProps extends RootProps<'button', 'name' | 'onSelect' | 'onClick'> {
  /** The picture. */
  photo: MemberPhoto;
  /** Number of the photo, from 1 to `count`. */
  index: number;
  /** Number of all photos, for screen readers. */
  count: number;
  /** Name of the person; its initials are on the figure that is shown when the picture does not load. */
  name: string;
  /** This photo is shown large. */
  selected?: boolean;
  /** Visitor or member: decides the text on a locked picture. */
  access?: 'visitor' | 'member';
  /** The photo is to be shown large. */
  onSelect: () => void;
}

const labels = {
  open: profileHeader.photoNumber,
  locked: profileHeader.photoLocked,
  pending: profileHeader.photoPending,
  rejected: profileHeader.photoRejected,
};

/** A thumbnail that shows the large picture; locked ones say how to unlock them. */
export function PhotoThumb({
  photo,
  index,
  count,
  name,
  selected,
  access,
  onSelect,
  className,
  ...rest
}: PhotoThumbProps) {
  const { t } = useLingui();
  const state = photo.locked ? 'locked' : photo.status === 'active' ? 'open' : photo.status;
  return (
    <button
      type="button"
      data-state={state}
      aria-current={selected ? 'true' : undefined}
      {...rest}
      className={cx('vl-PhotoThumb', styles.root, className)}
      onClick={onSelect}
    >
      <VisuallyHidden>{t(labels[state]({ index, count }))}</VisuallyHidden>
      <Photo
        photo={photo}
        alt=""
        name={name}
        ratio="1"
        sizes="8rem"
        tone="true"
        veil={state === 'locked' || state === 'pending' ? state : 'none'}
      >
        {state === 'locked' && <LockOverlay access={access} />}
        {state === 'rejected' && (
          <span className={styles.refused}>
            <Icon shape={icons.alert} />
          </span>
        )}
      </Photo>
    </button>
  );
}
