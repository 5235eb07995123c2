'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { control } from '../../../base/Field/control.css.ts';
import { Field } from '../../../base/Field/Field.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { discountCodeField } from '../../../i18n/messages/payments/direct-debit.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './DiscountCodeField.css.ts';

export interface DiscountCodeFieldProps extends RootProps<'form', 'onChange' | 'onSubmit'> {
  /** The code in the field. */
  code: string;
  /** State of the code. */
  status: 'empty' | 'checking' | 'applied' | 'invalid' | 'expired' | 'used';
  /** Discount in percent, with `applied`; null or left out where it may not be announced. */
  percent?: number | null;
  /** The code was changed. */
  onChange: (change: { code: string }) => void;
  /** The code is to be applied. */
  onApply: () => void;
  /** The applied code was removed. */
  onRemove: () => void;
}

/** Form for a discount code, beside that of the order. */
export function DiscountCodeField({
  code,
  status,
  percent = null,
  onChange,
  onApply,
  onRemove,
  className,
  ...rest
}: DiscountCodeFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const previous = useRef(status);
  useEffect(() => {
    // “Remove” replaces the focused button by the field, which gets the focus.
    if (previous.current === 'applied' && status !== 'applied') input.current?.focus();
    previous.current = status;
  }, [status]);
  const checking = status === 'checking';
  const applied =
    percent === null
      ? discountCodeField.appliedPlain({ code })
      : discountCodeField.applied({ percent: format.percent(percent), code });
  const refused = status === 'invalid' || status === 'expired' || status === 'used';
  return (
    <form
      data-status={status}
      noValidate
      method="post"
      {...rest}
      className={cx('vl-DiscountCodeField', styles.root, className)}
      onSubmit={event => {
        event.preventDefault();
        if (!checking && code.trim() !== '') onApply();
      }}
    >
      {status === 'applied' ? (
        <Notice
          tone="positive"
          icon={<Icon shape={icons.check} size="s" />}
          action={
            <TextButton strong onClick={onRemove}>
              {t(discountCodeField.remove)}
            </TextButton>
          }
        >
          {t(applied)}
        </Notice>
      ) : (
        <Field label={t(discountCodeField.label)} error={refused ? t(discountCodeField[status]) : undefined}>
          {props => (
            <div className={styles.row}>
              <input
                {...props}
                ref={input}
                name="discount-code"
                className={control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                translate="no"
                maxLength={40}
                value={code}
                onChange={event => onChange({ code: event.target.value })}
              />
              <Button type="submit" pending={checking} disabled={!checking && code.trim() === ''}>
                {t(discountCodeField.apply)}
              </Button>
            </div>
          )}
        </Field>
      )}
      <VisuallyHidden>
        <span role="status">
          {checking && <span>{t(discountCodeField.checking)}</span>}
          {refused && <span>{t(discountCodeField[status])}</span>}
          {status === 'applied' && <span>{t(applied)}</span>}
        </span>
      </VisuallyHidden>
    </form>
  );
}
