import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { PREMIUM_PHOTOS } from '@velluto/rules';
import { Button, Icon, icons } from '@velluto/ui/base';
import type { MemberPhoto } from '@velluto/ui/model';
import { Modal } from '@velluto/ui/patterns/Modal';
import { OwnPhotoDialog } from '@velluto/ui/product/profiles/OwnPhotoDialog';
import { PhotoLimitDialog } from '@velluto/ui/product/profiles/PhotoLimitDialog';
import { useSnapshot } from 'valtio';
import { createPhotosStore } from '../../features/profiles/photos.ts';
import { useSession, useStore } from '../../lib/useAppContext.ts';
import { profileMessages as messages } from '../../locales/messages/profiles/profile.ts';

interface PhotoDialogsProps {
  /** All photos, in their order. */
  photos: readonly MemberPhoto[];
  /** How many photos this member may have. */
  max: number;
}

/** The dialogs of the photos: one was pressed, too many were chosen, or one is to be deleted. */
export function PhotoDialogs({ photos: all, max }: PhotoDialogsProps) {
  const photos = useStore(createPhotosStore);
  const { dialog } = useSnapshot(photos.state);
  const { user } = useSession();
  if (!dialog) return null;
  if (dialog.kind === 'delete')
    return <DeletePhoto onConfirm={() => void photos.remove(dialog.photo)} onClose={photos.close} />;
  if (dialog.kind === 'photo') {
    const index = all.findIndex(({ id }) => id === dialog.photo);
    const photo = all[index];
    if (!photo) return null; // another tab deleted it
    return (
      <OwnPhotoDialog
        photo={photo}
        index={index + 1}
        count={all.length}
        onMakeMain={({ photoId }) => void photos.makeMain(photoId)}
        onMove={({ photoId, to }) => void photos.move(photoId, to - 1)}
        onDelete={({ photoId }) => photos.askToDelete(photoId)}
        onClose={photos.close}
      />
    );
  }
  const premium = { max: PREMIUM_PHOTOS, from: dialog.from, href: '/credits' };
  return (
    <PhotoLimitDialog
      count={all.length}
      max={max}
      premium={user?.paid_user ? null : premium}
      onClose={photos.close}
    />
  );
}

/** Asks before a photo is deleted; keeping it has the focus. */
function DeletePhoto({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal
      role="alertdialog"
      title={<Trans {...messages.deleteAsk} components={{ em: <em /> }} />}
      description={t(messages.deleteBody)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(messages.deleteKeep)}</Button>
          <Button tone="danger" startIcon={<Icon shape={icons.trash} size="s" />} onClick={onConfirm}>
            {t(messages.deleteNow)}
          </Button>
        </>
      }
    />
  );
}
