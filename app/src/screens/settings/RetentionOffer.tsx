import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextButton } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import type { DeletionSummary } from '../../features/accounts/deletion.ts';
import { takeRetentionDiscount } from '../../features/payments/retention-discount.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';

/** The discount for a member who keeps the account: one line with a link, which does not delay the deletion. */
export function RetentionOffer({ offer }: { offer: NonNullable<DeletionSummary['delete_discount']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const { navigate } = useNavigator();
  const { submit, problem } = useSubmit(async () => {
    await navigate(await takeRetentionDiscount(app));
  });
  const percent = format.percent(offer.value_percentage);
  return (
    <Stack gap={2}>
      <Text>
        <span>{t(messages.stayOffer({ percent, days: offer.days }))}</span>{' '}
        <TextButton onClick={() => void submit()}>{t(messages.stayTake)}</TextButton>
      </Text>
      <FormErrorNotice problem={problem} />
    </Stack>
  );
}
