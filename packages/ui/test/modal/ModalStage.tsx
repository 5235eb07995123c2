import { type ReactNode, useState } from 'react';
import { Button } from '../../src/base/Button/Button.tsx';
import { Dialog } from '../../src/base/Dialog/Dialog.tsx';
import { DialogBody, DialogHeader } from '../../src/base/Dialog/DialogParts.tsx';
import { Menu } from '../../src/base/Menu/Menu.tsx';
import { sample } from '../samples/sample.ts';
import * as styles from './ModalStage.css.ts';

export interface ModalStageProps {
  /** Renders the dialog with its state and a function that closes it. */
  children: (control: { open: boolean; onClose: () => void }) => ReactNode;
}

/** A page on which a button, a menu and another dialog open the dialog, for `dialogBehaviour`. */
export function ModalStage({ children }: ModalStageProps) {
  const [open, setOpen] = useState(false);
  const [below, setBelow] = useState(false);
  return sample(
    <>
      <div className={styles.page}>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Menu
          label="More"
          trigger={<Button>More</Button>}
          items={[{ id: 'open', label: 'Open from the menu', onSelect: () => setOpen(true) }]}
        />
        <Button onClick={() => setBelow(true)}>Open another first</Button>
      </div>
      <Dialog open={below} onClose={() => setBelow(false)}>
        <DialogHeader title="Another dialog" />
        <DialogBody>
          <Button onClick={() => setOpen(true)}>Open on top</Button>
        </DialogBody>
      </Dialog>
      {children({ open, onClose: () => setOpen(false) })}
    </>,
  );
}
