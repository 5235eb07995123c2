'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { warnInDevelopment } from '../../../base/dev-warning.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { AutosizeTextArea } from '../../../base/TextArea/AutosizeTextArea.tsx';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { type Cost, useCostText } from '../../useCostText.ts';
import * as styles from './Composer.css.ts';
import { ComposerNote } from './ComposerNote.tsx';
import { ComposerContext, type ComposerOptions, useComposer, useComposerContext } from './useComposer.ts';

export interface ComposerRootProps
  extends ComposerOptions,
    RootProps<'form', 'name' | 'onChange' | 'onSubmit' | 'autoFocus'> {
  /** The parts, in the order of the site. */
  children: ReactNode;
}

/** The form around the parts of a composer. It announces a text that is too long, and who answers. */
export function ComposerRoot({
  name,
  origin,
  value,
  onChange,
  onSend,
  cost,
  credits,
  onNotEnoughCredits,
  maxLength,
  enterSends,
  children,
  className,
  ...rest
}: ComposerRootProps) {
  const options = { name, origin, value, onChange, onSend, cost, credits, onNotEnoughCredits };
  const state = useComposer({ ...options, maxLength, enterSends });
  const { formProps, authorText, tooLong, leftText, ids } = state;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || document.getElementById(ids.cost)) return;
    const why = 'Nobody reads what a message costs before it is sent';
    warnInDevelopment('ComposerRoot', 'it has no ComposerCost', why, 'Put one among the parts');
  }, [ids.cost]);
  return (
    <form {...formProps} {...rest} method="post" className={cx('vl-ComposerRoot', styles.root, className)}>
      <ComposerContext value={state}>{children}</ComposerContext>
      {authorText && (
        <VisuallyHidden>
          <span id={ids.author}>{authorText}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>
        <span role="status">{tooLong && leftText}</span>
      </VisuallyHidden>
    </form>
  );
}

export interface ComposerShortageProps extends RootProps<'div'> {
  /** Address of the packages of credits; the route `credits` when left out. */
  href?: string;
}

/** Says that the balance does not pay for the message, with a link to the packages; nothing while it does. */
export function ComposerShortage({ href, className, ...rest }: ComposerShortageProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const { tooFewCredits, cost, credits } = useComposerContext();
  if (!tooFewCredits) return null;
  return (
    <ComposerNote
      {...rest}
      className={cx('vl-ComposerShortage', className)}
      kind="not-enough-credits"
      icon={icons.coin}
      remedy={{ href: href ?? routes.credits, label: t(composer.buy) }}
    >
      {t(composer.noCredits({ need: cost.credits, have: credits ?? 0 }))}
    </ComposerNote>
  );
}

export interface ComposerRowProps extends RootProps<'div'> {
  /** `ComposerPhotos`, `ComposerBox`, `ComposerSend`, and buttons of the site. */
  children: ReactNode;
}

/** The row of the text box and its buttons. */
export const ComposerRow = ({ className, ...rest }: ComposerRowProps) => (
  <div {...rest} className={cx('vl-ComposerRow', styles.row, className)} />
);

export interface ComposerBoxProps
  extends RootProps<'textarea', 'value' | 'onChange' | 'onKeyDown' | 'rows' | 'maxLength'> {}

/** The text box. It grows with its text. */
export function ComposerBox({ className, ref, ...rest }: ComposerBoxProps) {
  const { boxProps } = useComposerContext();
  const mergedRef = useMergedRef(boxProps.ref, ref);
  return (
    <div data-part="box" className={styles.box}>
      <AutosizeTextArea
        {...boxProps}
        {...rest}
        ref={mergedRef}
        maxRows={6}
        className={cx('vl-ComposerBox', className)}
      />
    </div>
  );
}

export interface ComposerSendProps extends RootProps<'button', 'type' | 'disabled'> {}

/** The button that sends. */
export function ComposerSend({ className, ...rest }: ComposerSendProps) {
  const { t } = useLingui();
  const { sendProps } = useComposerContext();
  return (
    <Button tone="primary" {...sendProps} {...rest} className={cx('vl-ComposerSend', className)}>
      {t(composer.send)}
    </Button>
  );
}

export interface ComposerFactsProps extends RootProps<'div'> {
  /** `ComposerCost`, `ComposerPhotoCost`, `ComposerLeft`. */
  children: ReactNode;
}

/** The line of costs and remaining characters. */
export const ComposerFacts = ({ className, ...rest }: ComposerFactsProps) => (
  <div {...rest} className={cx('vl-ComposerFacts', styles.facts, className)} />
);

export interface ComposerCostProps extends RootProps<'span'> {}

/** What the message costs. It describes text box and button to screen readers, so every composer has it. */
export function ComposerCost({ className, ...rest }: ComposerCostProps) {
  const { ids, costText } = useComposerContext();
  return (
    <span data-part="cost" {...rest} className={cx('vl-ComposerCost', className)}>
      <span id={ids.cost}>{costText}</span>
    </span>
  );
}

export interface ComposerPhotoCostProps extends RootProps<'span'> {
  /** What sending a photo costs. */
  cost: Cost;
}

/** What a photo costs. It describes the button of `ComposerPhotos`. */
export function ComposerPhotoCost({ cost, className, ...rest }: ComposerPhotoCostProps) {
  const { t } = useLingui();
  const costText = useCostText();
  const { ids } = useComposerContext();
  return (
    <span data-part="photo-cost" {...rest} className={cx('vl-ComposerPhotoCost', className)}>
      <span id={ids.photoCost}>{t(composer.photo({ cost: costText(cost) }))}</span>
    </span>
  );
}

export interface ComposerLeftProps extends RootProps<'span'> {}

/** How many characters are left or too many; nothing while the limit is far. */
export function ComposerLeft({ className, ...rest }: ComposerLeftProps) {
  const { ids, leftText, tooLong } = useComposerContext();
  if (!leftText) return null;
  return (
    <span data-part="left" {...rest} className={cx('vl-ComposerLeft', tooLong && styles.tooMany, className)}>
      <span id={ids.left}>{leftText}</span>
    </span>
  );
}
