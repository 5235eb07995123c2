import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { TabLinks } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import type { MoneyData } from '../../features/wallet/money.load.ts';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { ContractLinks } from '../contracts/ContractLinks.tsx';
import { WelcomeOffer } from '../credits/WelcomeOffer.tsx';
import { Payments } from './Payments.tsx';
import { Wallet } from './Wallet.tsx';

/** What was paid, and what became of the credits. */
export default function MoneyScreen({ data }: ScreenProps<MoneyData>) {
  const { t } = useLingui();
  useTitle(t(messages.title));
  return (
    <Page title={<Trans {...messages.headline} components={{ em: <em /> }} />} width="reading">
      <WelcomeOffer />
      <TabLinks
        label={t(messages.title)}
        current={data.view}
        tabs={[
          { id: 'payments', label: t(messages.payments), href: '/transactions' },
          { id: 'wallet', label: t(messages.wallet), href: '/transactions?view=wallet' },
        ]}
      />
      {data.payments ? <Payments payments={data.payments} /> : <Wallet />}
      <ContractLinks />
    </Page>
  );
}
