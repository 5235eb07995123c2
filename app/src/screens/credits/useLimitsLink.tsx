import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { limitMessages } from '../../locales/messages/wallet.ts';

/** The way to one's own limits, where it is they that refuse an order. */
export function useLimitsLink(problem: Problem | null) {
  const { t } = useLingui();
  return (
    problem?.code.startsWith('spending_') && (
      <TextLink strong href="/transactions?view=wallet">
        {t(limitMessages.title)}
      </TextLink>
    )
  );
}
