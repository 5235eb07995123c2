'use client';

import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { orderTerms } from '../../../i18n/messages/legal.ts';
import { rich } from '../../../i18n/rich.tsx';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderTermsProps {
  /** For how many days one can withdraw; 0 leaves the sentence out. */
  refundDays: number;
  termsHref: string;
  returnsHref: string;
}

/** Terms and withdrawal, for the place right above the button that orders. */
export function OrderTerms({ refundDays, termsHref, returnsHref }: OrderTermsProps) {
  const t = useT();
  return (
    <p className={styles.terms}>
      <span>
        {rich(t(orderTerms.text), {
          terms: text => <TextLink href={termsHref}>{text}</TextLink>,
          returns: text => <TextLink href={returnsHref}>{text}</TextLink>,
        })}
      </span>{' '}
      {refundDays > 0 && <span>{t(orderTerms.withdrawal, { days: refundDays })}</span>}
    </p>
  );
}
