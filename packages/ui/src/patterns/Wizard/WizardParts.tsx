'use client';

import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { useMergedRef } from '../../base/use-merged-ref.ts';
import { usePartContext } from '../../base/use-part-context.ts';
import * as styles from './Wizard.css.ts';

/** The head, which takes the focus when another step begins. */
const WizardContext = createContext<RefObject<HTMLDivElement | null> | null>(null);

export interface WizardRootProps extends RootProps<'form', 'title' | 'onSubmit'> {
  /** The current step, from 0. */
  step: number;
  /** The step is done. Left out where nothing is sent: the root is no form then, so that a form may be inside. */
  onSubmit?: () => void;
  /** `WizardHead`, `WizardBody` and `WizardActions`, in the order of the site. */
  children: ReactNode;
}

/** The form around the parts of a wizard. The focus moves to the head of each new step. */
export function WizardRoot({ step, onSubmit, children, className, ...rest }: WizardRootProps) {
  const head = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  // before the effects of who uses it, so that a field with an error can take the focus
  useLayoutEffect(() => {
    if (previous.current !== step) head.current?.focus();
    previous.current = step;
  }, [step]);
  // a `div` has fewer attributes than the form that the caller's are meant for
  const Root = (onSubmit ? 'form' : 'div') as 'form';
  const form = onSubmit && {
    noValidate: true,
    method: 'post',
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
  return (
    <Root {...rest} {...form} className={cx('vl-WizardRoot', styles.root, className)}>
      <WizardContext value={head}>{children}</WizardContext>
    </Root>
  );
}

export interface WizardHeadProps extends RootProps<'div'> {
  /** Progress, title and lead. */
  children: ReactNode;
}

/** The head of a step. It takes the focus when the step begins, so that it is read. */
export function WizardHead({ className, ref, ...rest }: WizardHeadProps) {
  const head = usePartContext(WizardContext, 'WizardRoot');
  const mergedRef = useMergedRef(head, ref);
  return (
    <div
      tabIndex={-1}
      data-part="head"
      {...rest}
      ref={mergedRef}
      className={cx('vl-WizardHead', styles.head, className)}
    />
  );
}

export interface WizardBodyProps extends RootProps<'div'> {
  /** The fields of the step. */
  children: ReactNode;
}

/** The fields of a step. */
export const WizardBody = ({ className, ...rest }: WizardBodyProps) => (
  <div data-part="body" {...rest} className={cx('vl-WizardBody', styles.body, className)} />
);

export interface WizardActionsProps extends RootProps<'div'> {
  /** Button to the step before. */
  back?: ReactNode;
  /** The submit button. */
  children: ReactNode;
}

/** The row of buttons; on phones it stays in view, and the submit button takes the width that is left. */
export const WizardActions = ({ back, children, className, ...rest }: WizardActionsProps) => (
  <div data-part="actions" {...rest} className={cx('vl-WizardActions', styles.actions, className)}>
    {back}
    {children}
  </div>
);
