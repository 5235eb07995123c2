'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { orderTerms } from '../../../i18n/messages/legal.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderTermsProps {
  /** Days during which the order can be withdrawn; 0 leaves the sentence out. */
  refundDays: number;
  /** Address of the terms. */
  termsHref: string;
  /** Address of the page on giving credits back. */
  returnsHref: string;
}

/** Terms and withdrawal, to be placed directly above the order button. */
export function OrderTerms({ refundDays, termsHref, returnsHref }: OrderTermsProps) {
  const { t } = useLingui();
  return (
    <p className={styles.terms}>
      <span>
        <Trans
          {...orderTerms.text}
          components={{ terms: <TextLink href={termsHref} />, returns: <TextLink href={returnsHref} /> }}
        />
      </span>{' '}
      {refundDays > 0 && <span>{t(orderTerms.withdrawal({ days: refundDays }))}</span>}
    </p>
  );
}
