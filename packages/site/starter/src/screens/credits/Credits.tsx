import { useLingui } from '@lingui/react';
import { type CallOptions, getPackages } from '@velluto/api-client';
import { toOffers } from '@velluto/api-client/ui';
import { Page } from '@velluto/ui/patterns';
import { CreditsPackageList } from '@velluto/ui/product/payments';
import { client } from '../../api.ts';
import { Frame } from '../../Frame.tsx';
import { LoadProblem } from '../../LoadProblem.tsx';
import { useSession } from '../../session.ts';
import { useData } from '../../useData.ts';

const loadPackages = (options: CallOptions) => getPackages(client, {}, options);

/** The packages of credits, and what an order of one needs. */
export function usePackages() {
  const { settings } = useSession();
  const { data, problem, reload } = useData(loadPackages);
  if (!data) return { packages: null, problem, reload };
  const offers = toOffers(data, { messageCredits: settings.message_credits, mayRenew: false });
  return {
    packages: {
      offers: offers.filter(({ kind }) => kind === 'credits'),
      methods: data.payment_methods,
      country: data.payment_country,
    },
    problem,
    reload,
  };
}

/** Packages of credits. */
export function Credits() {
  const { i18n } = useLingui();
  const { packages, problem, reload } = usePackages();
  return (
    <Frame>
      {problem && !packages ? (
        <LoadProblem problem={problem} onRetry={reload} />
      ) : (
        <Page title={i18n._('app.credits')} lead={i18n._('app.creditsLead')}>
          <CreditsPackageList offers={packages?.offers ?? []} loading={!packages} href="/credits/{id}" />
        </Page>
      )}
    </Frame>
  );
}
