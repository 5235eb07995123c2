'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconProps } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import { ownPhotoDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { PhotoStatusBadge } from '../PhotoStatusBadge/PhotoStatusBadge.tsx';
import * as styles from './OwnPhotoDialog.css.ts';

export interface OwnPhotoDialogProps extends ModalRootProps {
  /** The photo. */
  photo: MemberPhoto;
  /** Number of the photo, from 1. */
  index: number;
  /** Number of all photos; a single one cannot be moved. */
  count: number;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The photo is to be the main one. */
  onMakeMain: (event: { photoId: string }) => void;
  /** The photo is to be moved; `to` is its new number, from 1. The dialog stays, for the next step. */
  onMove: (event: { photoId: string; to: number }) => void;
  /** The photo is to be deleted. */
  onDelete: (event: { photoId: string }) => void;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

/**
 * What can be done with one of the member's photos: make it the main one, move it by one place, delete it.
 *
 * @part action - one of the buttons
 */
export function OwnPhotoDialog({
  photo,
  index,
  count,
  open,
  onMakeMain,
  onMove,
  onDelete,
  onClose,
  className,
  ...rest
}: OwnPhotoDialogProps) {
  const { t } = useLingui();
  const { id: photoId, status } = photo;
  const main = index === 1;
  const place = t(ownPhotoDialog.place({ place: index, count }));
  return (
    <Modal
      {...rest}
      open={open}
      title={t(ownPhotos.photo({ index }))}
      closeLabel={t(dialogWords.close)}
      onClose={onClose}
      className={cx('vl-OwnPhotoDialog', className)}
    >
      <div className={styles.photo}>
        <Photo photo={photo} alt="" sizes="5rem" tone="true" className={styles.picture} />
        <div className={styles.state}>
          <PhotoStatusBadge status={status} main={main} />
          <span role="status">{place}</span>
        </div>
      </div>
      <div className={styles.actions}>
        {status === 'active' && !main && (
          <Action
            icon={icons.star}
            label={t(ownPhotos.makeMain({ index }))}
            onClick={() => onMakeMain({ photoId })}
          />
        )}
        {count > 1 && (
          <>
            <Action
              icon={icons.chevronStart}
              label={t(ownPhotoDialog.earlier({ index }))}
              disabled={main}
              onClick={() => onMove({ photoId, to: index - 1 })}
            />
            <Action
              icon={icons.chevronEnd}
              label={t(ownPhotoDialog.later({ index }))}
              disabled={index === count}
              onClick={() => onMove({ photoId, to: index + 1 })}
            />
          </>
        )}
        <Action
          danger
          icon={icons.trash}
          label={t(ownPhotos.remove({ index }))}
          onClick={() => onDelete({ photoId })}
        />
      </div>
    </Modal>
  );
}

interface ActionProps {
  /** Drawing in front of the words. */
  icon: IconProps['shape'];
  /** The words. */
  label: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** It would change nothing: it keeps the focus, and ignores presses. */
  disabled?: boolean;
  /** The button was pressed. */
  onClick: () => void;
}

const Action = ({ icon, label, danger, disabled = false, onClick }: ActionProps) => (
  <button
    type="button"
    data-part="action"
    aria-disabled={disabled}
    className={cx(styles.action, danger && styles.danger)}
    onClick={() => {
      if (!disabled) onClick();
    }}
  >
    <Icon shape={icon} size="s" />
    <span>{label}</span>
  </button>
);
