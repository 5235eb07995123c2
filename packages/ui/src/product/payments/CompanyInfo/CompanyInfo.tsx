'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { companyInfo } from '../../../i18n/messages/payments/transactions.ts';
import type { Company } from '../../../model/company.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './CompanyInfo.css.ts';

export interface CompanyInfoProps extends RootProps<'div'> {
  /** Who runs the site. */
  company: Company;
}

/** The company that runs the site and receives the payments, as the law requires. */
export function CompanyInfo({ company, className, ...rest }: CompanyInfoProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, tradeNames, address, city, country, register, vatNumbers, phone, email } = company;
  const lines = (parts: readonly string[]) =>
    parts.filter(Boolean).map(part => (
      <span key={part} translate="no" className={styles.line}>
        {part}
      </span>
    ));
  const rows: { term: string; detail: ReactNode; isKnown: boolean }[] = [
    { term: t(companyInfo.name), detail: <span translate="no">{name}</span>, isKnown: name !== '' },
    {
      term: t(companyInfo.tradeNames({ count: tradeNames.length })),
      detail: lines(tradeNames),
      isKnown: tradeNames.length > 0,
    },
    {
      term: t(companyInfo.address),
      detail: (
        <>
          {lines([address, city])}
          {country && <span>{format.country(country)}</span>}
        </>
      ),
      isKnown: [address, city, country].some(Boolean),
    },
    { term: t(companyInfo.register), detail: register, isKnown: register !== '' },
    {
      term: t(companyInfo.vat({ count: vatNumbers.length })),
      detail: lines(vatNumbers),
      isKnown: vatNumbers.length > 0,
    },
    {
      term: t(companyInfo.phone),
      detail: phone && <TextLink href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}>{phone}</TextLink>,
      isKnown: Boolean(phone),
    },
    {
      term: t(companyInfo.email),
      detail: email && <TextLink href={`mailto:${email}`}>{email}</TextLink>,
      isKnown: Boolean(email),
    },
  ];
  return (
    <div {...rest} className={cx('vl-CompanyInfo', styles.root, className)}>
      <DataList compact rows={rows.filter(row => row.isKnown)} />
    </div>
  );
}
