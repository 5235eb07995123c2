'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsFooterBanner } from '../../../i18n/messages/payments/credits.ts';
import * as styles from './CreditsFooterBanner.css.ts';

export interface CreditsFooterBannerProps extends RootProps<'section'> {
  /** Days during which unused credits are paid back; 0 leaves that fact out. */
  refundDays: number;
  /** Below the facts, such as the company's address or a link. */
  children?: ReactNode;
}

/** Facts about buying, below the packages: nothing renews, unreadable messages are refunded, withdrawal. */
export function CreditsFooterBanner({ refundDays, children, className, ...rest }: CreditsFooterBannerProps) {
  const { t } = useLingui();
  const facts = [
    { name: t(creditsFooterBanner.once), text: t(creditsFooterBanner.onceText) },
    { name: t(creditsFooterBanner.lasting), text: t(creditsFooterBanner.lastingText) },
    ...(refundDays > 0
      ? [
          {
            name: t(creditsFooterBanner.refund({ days: refundDays })),
            text: t(creditsFooterBanner.refundText),
          },
        ]
      : []),
  ];
  return (
    <section {...rest} className={cx('vl-CreditsFooterBanner', styles.root, className)}>
      <Heading level={2} size="h3">
        <Trans {...creditsFooterBanner.title} components={{ em: <em /> }} />
      </Heading>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
