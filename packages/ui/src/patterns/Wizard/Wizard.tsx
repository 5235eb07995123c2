'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../base/cx.ts';
import { Heading } from '../../base/Heading/Heading.tsx';
import type { RootProps } from '../../base/root-props.ts';
import { StepDots } from '../../base/StepDots/StepDots.tsx';
import { Text } from '../../base/Text/Text.tsx';
import * as styles from './Wizard.css.ts';

export interface WizardProps extends RootProps<'form', 'title' | 'onSubmit'> {
  /** The current step, from 0. */
  step: number;
  /** Number of steps. */
  steps: number;
  /** `Step 2 of 5`. */
  stepLabel: string;
  /** The question of the step, as headline. */
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Level of the title: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
  /** The fields of the step. */
  children: ReactNode;
  /** Button to the step before. */
  back?: ReactNode;
  /** The submit button. */
  next: ReactNode;
  /** The step is done. */
  onSubmit: () => void;
}

/**
 * One step of a form: progress, title, fields, back and continue. The focus moves to the title of each new step.
 *
 * @part head - progress, title and lead
 * @part body - the fields
 * @part actions - back and continue
 */
export function Wizard({
  step,
  steps,
  stepLabel,
  title,
  lead,
  level = 1,
  children,
  back,
  next,
  onSubmit,
  className,
  ...rest
}: WizardProps) {
  const head = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current !== step) head.current?.focus();
    previous.current = step;
  }, [step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      noValidate
      method="post"
      {...rest}
      className={cx('vl-Wizard', styles.root, className)}
      onSubmit={submit}
    >
      <div ref={head} tabIndex={-1} data-part="head" className={styles.head}>
        <StepDots steps={steps} current={step} label={stepLabel} />
        <Heading level={level} size="h2">
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </div>
      <div data-part="body" className={styles.body}>
        {children}
      </div>
      <div data-part="actions" className={styles.actions}>
        {back ?? <span />}
        {next}
      </div>
    </form>
  );
}
