'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import * as styles from './DirectDebitForm.css.ts';
import { useDirectDebitForm } from './form-context.ts';

interface FormStepProps extends RootProps<'div'> {
  /** Text of the button that sends the step. */
  send: string;
  /** A button below it. */
  back?: ReactNode;
  children: ReactNode;
}

/** Fields, and the button that sends them. Takes the focus when it replaces another step. */
export function FormStep({ send, back, children, className, ref, ...rest }: FormStepProps) {
  const { pending, shown } = useDirectDebitForm();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  useEffect(() => {
    if (shown.current) root.current?.querySelector('input')?.focus();
  }, [shown]);
  return (
    <div {...rest} ref={mergedRef} className={cx(styles.step, className)}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="l" wide pending={pending}>
          {send}
        </Button>
        {back}
      </div>
    </div>
  );
}
