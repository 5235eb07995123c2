import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Dialog, type DialogProps } from '../../base/Dialog/Dialog.tsx';
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
  DialogHero,
} from '../../base/Dialog/DialogParts.tsx';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './Modal.css.ts';

/** What every dialog made of a `Modal` hands on to it. */
export interface ModalRootProps extends RootProps<'div', 'title' | 'role'> {
  /** A line of the site's own, right above the buttons and below their small print. */
  footer?: ReactNode;
}

export interface ModalProps
  extends Pick<DialogProps, 'onClose' | 'dismissible' | 'role' | 'initialFocus' | 'inPlace'>,
    Pick<DialogHeaderProps, 'title' | 'description'>,
    ModalRootProps {
  /** Whether the dialog is shown. @default true */
  open?: boolean;
  /** A picture that fills the upper edge. */
  hero?: ReactNode;
  /** Label of the close button; without it there is none. */
  closeLabel?: string;
  /** The content of the dialog; last in it an `ErrorAlert`, where the last action can fail. */
  children?: ReactNode;
  /** Buttons, the most likely one last. */
  actions?: ReactNode;
  /** Small print right above the buttons. */
  footnote?: ReactNode;
  /** How wide the dialog is. */
  size?: 's' | 'm' | 'l';
}

/**
 * Layout of the product's dialogs: picture, headline, text, small print, buttons.
 *
 * @part footnote - the small print right above the buttons
 */
export const Modal = ({
  open = true,
  hero,
  title,
  description,
  closeLabel,
  children,
  actions,
  footnote,
  footer,
  size = 's',
  className,
  ...frame
}: ModalProps) => (
  <Dialog {...frame} open={open} size={size} className={cx('vl-Modal', className)}>
    {hero && <DialogHero>{hero}</DialogHero>}
    <DialogHeader title={title} description={description} />
    {children && <DialogBody className={styles.body}>{children}</DialogBody>}
    {(actions || footnote || footer) && (
      <DialogFooter>
        {(footnote || footer) && (
          <div data-part="footnote" className={styles.footnote}>
            {footnote && <div>{footnote}</div>}
            {footer && <div>{footer}</div>}
          </div>
        )}
        {actions}
      </DialogFooter>
    )}
    {closeLabel && <DialogClose label={closeLabel} tone={hero ? 'quiet' : undefined} />}
  </Dialog>
);
