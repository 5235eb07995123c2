import { useLingui } from '@lingui/react/macro';
import { Select } from '@velluto/ui/base';
import { useFormat, useUi } from '@velluto/ui/provider';
import { type ShopChoice, shopHref } from '../../features/credits/choice.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useNavigator, usePage } from '../../platform/router/router-context.tsx';
import { useVisit } from '../../platform/visit-context.ts';

interface PaymentCountryProps {
  /** The payment country of the prices on the page. */
  country: string;
  choice: ShopChoice;
}

/** Where one pays, which sets currency and ways to pay; nothing where the site is in one country only. */
export function PaymentCountry({ country, choice }: PaymentCountryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { locale } = useUi();
  const { site } = useVisit();
  const { navigate } = useNavigator();
  const { path } = usePage();
  if (site.countries.length < 2) return null;
  const options = site.countries
    .map(value => ({ value, label: format.country(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Select
      label={t(messages.country)}
      name="payment-country"
      autoComplete="off"
      options={options}
      value={country}
      onChange={({ target }) =>
        void navigate(shopHref(path, { ...choice, country: target.value }), { replace: true })
      }
    />
  );
}
