import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogHeroProps extends RootProps<'div'> {
  /** A picture. */
  children: ReactNode;
}

/** Fills the upper edge of a `Dialog`, before its header. */
export const DialogHero = ({ className, ...rest }: DialogHeroProps) => (
  <div {...rest} className={cx('vl-DialogHero', styles.hero, className)} />
);

export interface DialogHeaderProps extends RootProps<'div', 'title'> {
  /** Headline of the dialog, which is also its name. */
  title: ReactNode;
  /** Explanation below the headline. */
  description?: ReactNode;
  /** For screen readers only, where a picture says the same. */
  visuallyHidden?: boolean;
}

/**
 * Names and explains a `Dialog`. Every dialog has one.
 *
 * @part description - the description
 */
export function DialogHeader({
  title,
  description,
  visuallyHidden = false,
  className,
  ...rest
}: DialogHeaderProps) {
  if (visuallyHidden) {
    return (
      <VisuallyHidden as="div" {...rest} className={cx('vl-DialogHeader', className)}>
        <Radix.Title>{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </VisuallyHidden>
    );
  }
  return (
    <div {...rest} className={cx('vl-DialogHeader', styles.head, className)}>
      <Radix.Title asChild>
        <Heading level={2} size="h3">
          {title}
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
}

export interface DialogBodyProps extends RootProps<'div'> {
  /** It has no padding. */
  bare?: boolean;
  /** The content. */
  children: ReactNode;
}

/** The content of a `Dialog`, which scrolls. */
export const DialogBody = ({ bare = false, className, ...rest }: DialogBodyProps) => (
  <div {...rest} className={cx('vl-DialogBody', styles.body, bare && styles.bare, className)} />
);

export interface DialogFooterProps extends RootProps<'div'> {
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** The buttons of a `Dialog`; they stay in view while the body scrolls. */
export const DialogFooter = ({ className, ...rest }: DialogFooterProps) => (
  <div {...rest} className={cx('vl-DialogFooter', styles.footer, className)} />
);

export interface DialogCloseProps extends RootProps<'div'> {
  /** What the button says to screen readers. */
  label: string;
  /** `quiet` above a `DialogHero`. */
  tone?: IconButtonProps['tone'];
}

/** The button in the corner that closes a `Dialog`. It is the last part, so that it is the last to get the focus. */
export const DialogClose = ({ label, tone, className, ...rest }: DialogCloseProps) => (
  <div {...rest} className={cx('vl-DialogClose', styles.close, className)}>
    <Radix.Close asChild>
      <IconButton label={label} icon={icons.close} tone={tone} />
    </Radix.Close>
  </div>
);
