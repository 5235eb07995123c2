'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useRef } from 'react';
import type { Mode } from '../../provider/context.ts';
import { themeAttributes } from '../../provider/theme.tsx';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface DialogProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Escape, backdrop and close button ask for `open: false`. */
  onOpenChange: (change: { open: boolean }) => void;
  /** Headline of the dialog, which is also its name. */
  title: ReactNode;
  /** Shows title and description to screen readers only, where a picture says the same. */
  hideTitle?: boolean;
  /** Explanation below the headline. */
  description?: ReactNode;
  /** Label of the close button; without it there is none. */
  closeLabel?: string;
  /** Escape and the backdrop close it. @default true */
  dismissible?: boolean;
  /** `center` becomes a sheet on phones. */
  placement?: keyof typeof styles.placement;
  /** How wide the dialog is. */
  size?: keyof typeof styles.size;
  /** Buttons; stay in view while the body scrolls. The main one comes last. */
  footer?: ReactNode;
  /** Fills the upper edge, before the title. */
  hero?: ReactNode;
  /** The body has no padding. */
  bare?: boolean;
  /** Colour mode of the dialog; the match dialog is always dark. */
  mode?: Mode;
  /** `alertdialog` for a question that interrupts and has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Rendered in place instead of at the end of `body`, so that it is in the server's HTML too. It closes without an
   * animation.
   */
  inPlace?: boolean;
  /** Takes the focus first; the box itself when left out. */
  initialFocus?: () => HTMLElement | null;
  /** The content of the dialog. */
  children?: ReactNode;
}

/**
 * A modal dialog: the page behind it cannot be used until it is closed.
 *
 * @part stage - the backdrop around the box, in front of the page
 * @part hero - what fills the upper edge
 * @part head - title and description
 * @part description - the description
 * @part body - the content, which scrolls
 * @part footer - the buttons
 * @part close - the button that closes it
 */
export function Dialog({ inPlace = false, ref, ...props }: DialogProps) {
  const { open, onOpenChange } = props;
  return (
    <Radix.Root open={open} onOpenChange={next => onOpenChange({ open: next })}>
      {inPlace ? (
        open && <Stage {...props} boxRef={ref} />
      ) : (
        <Radix.Portal>
          <Stage {...props} boxRef={ref} />
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

interface StageProps extends Omit<DialogProps, 'inPlace' | 'ref'> {
  /** The caller's ref, to the box. */
  boxRef: DialogProps['ref'];
  /** The ref of Radix' portal, to the stage: it waits for the animation of the stage. */
  ref?: Ref<HTMLDivElement>;
}

/** Replaces Radix' overlay, which locks scrolling with a style sheet that a strict CSP refuses and that moves the page. */
function Stage({
  open,
  onOpenChange,
  title,
  hideTitle,
  description,
  closeLabel,
  dismissible = true,
  placement = 'center',
  size = placement === 'center' ? 'm' : 'free',
  footer,
  hero,
  bare,
  mode,
  role = 'dialog',
  initialFocus,
  children,
  className,
  boxRef,
  ref,
  ...rest
}: StageProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Dialog', { placement, size }, styles);
  const box = useRef<HTMLDivElement>(null);
  const content = useMergedRef(box, boxRef);
  /** The press began on the backdrop, not in the box, because selecting text may end outside. */
  const pressed = useRef(false);
  useScrollLock(box, open);
  useRestoreFocus(box, open);
  const state = open ? 'open' : 'closed';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; Escape and the cross do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is listened to by Radix
    <div
      ref={ref}
      className={styles.stage}
      data-state={state}
      data-part="stage"
      {...themeAttributes({ mode })}
      onPointerDown={event => {
        pressed.current = event.target === event.currentTarget;
      }}
      // Only the whole press: closed at its start, the rest would hit the page and take the focus from it.
      onClick={event => {
        if (dismissible && pressed.current && event.target === event.currentTarget)
          onOpenChange({ open: false });
      }}
    >
      <Radix.Content
        role={role}
        aria-modal
        aria-describedby={description ? undefined : ''}
        {...rest}
        ref={content}
        className={cx('vl-Dialog', styles.box, styles.placement[placement], styles.size[size], className)}
        onOpenAutoFocus={event => {
          event.preventDefault();
          (initialFocus?.() ?? box.current)?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={event => event.preventDefault()}
        onInteractOutside={event => event.preventDefault()}
        onEscapeKeyDown={event => {
          if (!dismissible) event.preventDefault();
        }}
      >
        {hero && (
          <div data-part="hero" className={styles.hero}>
            {hero}
          </div>
        )}
        <Title hidden={hideTitle} beside={closeLabel !== undefined && !hero} description={description}>
          {title}
        </Title>
        {children !== undefined && (
          <div data-part="body" className={cx(styles.body, bare && styles.bare)}>
            {children}
          </div>
        )}
        {footer && (
          <div data-part="footer" className={styles.footer}>
            {footer}
          </div>
        )}
        {closeLabel !== undefined && (
          <div data-part="close" className={styles.close}>
            <IconButton
              label={closeLabel}
              icon={icons.close}
              tone={hero ? 'quiet' : 'plain'}
              onClick={() => onOpenChange({ open: false })}
            />
          </div>
        )}
      </Radix.Content>
    </div>
  );
}

interface TitleProps {
  hidden?: boolean;
  beside: boolean;
  description?: ReactNode;
  children: ReactNode;
}

const Title = ({ hidden, beside, description, children }: TitleProps) =>
  hidden ? (
    <VisuallyHidden as="div">
      <Radix.Title>{children}</Radix.Title>
      {description && <Radix.Description>{description}</Radix.Description>}
    </VisuallyHidden>
  ) : (
    <div data-part="head" className={cx(styles.head, beside && styles.beside)}>
      <Radix.Title asChild>
        <Heading level={2} size="h3">
          {children}
        </Heading>
      </Radix.Title>
      {description && (
        <Radix.Description asChild>
          <div data-part="description" className={styles.description}>
            {description}
          </div>
        </Radix.Description>
      )}
    </div>
  );
