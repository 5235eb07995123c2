'use client';

import { Dialog, DialogBody, DialogClose, DialogHeader } from '@velluto/ui/base/Dialog';

/** A dialog, loaded late because it brings Radix with it. */
export const HelloDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose}>
    <DialogHeader title="Ciao" />
    <DialogBody>Un dialogo.</DialogBody>
    <DialogClose label="Chiudi" />
  </Dialog>
);
