'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { photoViewerDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { MemberProfile } from '../../../model/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PhotoNavButtons } from '../../PhotoNavButtons.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { PhotoSlide, type PhotoSlideProps } from './PhotoSlide.tsx';
import * as styles from './PhotoViewerDialog.css.ts';
import { useViewerCarousel } from './useViewerCarousel.ts';

interface ViewerProps {
  /** The person. */
  member: Pick<MemberProfile, 'name' | 'origin' | 'photos'>;
  /** Index of the first photo shown, from 0. */
  index?: number;
  /** Visitor or member: decides the text on a locked photo. */
  access?: 'visitor' | 'member';
  /** Where photos are unlocked; the sign-up or the credits when left out. */
  unlockHref?: string;
  /** The link was pressed; prevent the default to open a dialog instead. */
  onUnlock?: PhotoSlideProps['onUnlock'];
  /** `SafetyMenu`, so that the person can be blocked and reported at every photo. */
  menu?: ReactNode;
}

export interface PhotoViewerDialogProps extends ViewerProps, RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key, or dragged away. */
  onClose: () => void;
  /** A line of the site's own below the photos. */
  footer?: ReactNode;
}

/** The photos of a member in full, one at a time: by swipe, arrow keys or buttons. Two fingers or a double tap enlarge one; dragged down, they close. */
export function PhotoViewerDialog({
  open = true,
  onClose,
  member,
  index,
  access,
  unlockHref,
  onUnlock,
  menu,
  footer,
  className,
  ...rest
}: PhotoViewerDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      placement="full"
      mode="dark"
      className={cx('vl-PhotoViewerDialog', className)}
    >
      <DialogHeader visuallyHidden title={t(profileHeader.photos({ name: member.name }))} />
      <DialogBody bare>
        <Viewer
          member={member}
          index={index}
          access={access}
          unlockHref={unlockHref}
          onUnlock={onUnlock}
          menu={menu}
          onAway={onClose}
        />
      </DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
      <DialogClose label={t(dialogWords.close)} />
    </Dialog>
  );
}

function Viewer({
  member: { name, origin, photos },
  index: start = 0,
  access = 'member',
  unlockHref,
  onUnlock,
  menu,
  onAway,
}: ViewerProps & Pick<PhotoSlideProps, 'onAway'>) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const count = photos.length;
  const { track, index, show, onPointerDown, onScroll } = useViewerCarousel(count, start);
  const { position, positionLocked } = photoViewerDialog;
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <span className={styles.name} dir="auto" translate="no">
          {name}
        </span>
        <span className={styles.fixed}>
          <OriginMark origin={origin} {...originTexts(origin)} />
        </span>
        {count > 1 && (
          <span aria-hidden className={styles.counter}>
            {t(profileHeader.photoOf({ index: index + 1, count }))}
          </span>
        )}
        {menu && <span className={styles.menu}>{menu}</span>}
        <VisuallyHidden>
          <span role="status">
            {count > 0 && t((photos[index]?.locked ? positionLocked : position)({ index: index + 1, count }))}
          </span>
        </VisuallyHidden>
      </div>
      <ul
        ref={track}
        className={styles.track}
        aria-label={t(profileHeader.photos({ name }))}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={onScroll}
        onPointerDown={onPointerDown}
      >
        {(count > 0 ? photos : [null]).map((photo, place) => (
          <PhotoSlide
            key={photo?.id ?? 'none'}
            photo={photo}
            name={name}
            index={place + 1}
            current={place === index}
            access={access}
            unlockHref={unlockHref}
            onUnlock={onUnlock}
            onAway={onAway}
          />
        ))}
      </ul>
      {count > 1 && <PhotoNavButtons index={index} count={count} onNavigate={({ index }) => show(index)} />}
    </div>
  );
}
