import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextLink } from '@velluto/ui/base';
import { DiscountCodeField } from '@velluto/ui/product/payment';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { shopHref } from '../../features/credits/choice.ts';
import type { ShopData } from '../../features/credits/shop.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useNavigator, usePage, usePending } from '../../platform/router/router-context.tsx';

/** A discount code, kept in the address, and the codes that one was given. */
export function CodeField({ shop: { choice, code, problem, own } }: { shop: ShopData }) {
  const { t } = useLingui();
  const format = useFormat();
  const { navigate } = useNavigator();
  const { path, query } = usePage();
  const pending = usePending();
  const asked = new URLSearchParams(query).get('code') ?? '';
  const [typed, setTyped] = useState(asked);
  const apply = (text?: string) => shopHref(path, { country: choice.country, code: text?.trim() });
  const status = () => {
    if (pending) return 'checking';
    if (code) return 'applied';
    return problem && typed === asked ? 'invalid' : 'empty';
  };
  return (
    <Stack gap={3}>
      <DiscountCodeField
        code={code && !pending ? code.code : typed}
        status={status()}
        percent={code?.value_percentage}
        onChange={change => setTyped(change.code)}
        onApply={() => void navigate(apply(typed), { replace: true })}
        onRemove={() => {
          setTyped('');
          void navigate(apply(), { replace: true });
        }}
      />
      {own.map(one => (
        <Text key={one.code}>
          <span>{one.why}</span>{' '}
          <TextLink strong href={apply(one.code)}>
            {t(messages.ownCode({ percent: format.percent(one.value_percentage), code: one.code }))}
          </TextLink>
        </Text>
      ))}
    </Stack>
  );
}
