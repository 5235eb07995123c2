'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { orderTerms } from '../../../i18n/messages/payments/legal.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderTermsProps extends RootProps<'p'> {
  /** Days during which the order can be withdrawn; 0 leaves the sentence out. */
  refundDays: number;
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the page on giving credits back; the route `returns` when left out. */
  returnsHref?: string;
}

/** Terms and withdrawal, to be placed directly above the order button. */
export function OrderTerms({ refundDays, termsHref, returnsHref, className, ...rest }: OrderTermsProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <p {...rest} className={cx('vl-OrderTerms', styles.terms, className)}>
      <span>
        <Trans
          {...orderTerms.text}
          components={{
            terms: <TextLink href={termsHref ?? routes.terms} />,
            returns: <TextLink href={returnsHref ?? routes.returns} />,
          }}
        />
      </span>{' '}
      {refundDays > 0 && <span>{t(orderTerms.withdrawal({ days: refundDays }))}</span>}
    </p>
  );
}
