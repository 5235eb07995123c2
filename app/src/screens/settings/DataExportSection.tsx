import { useLingui } from '@lingui/react/macro';
import { Button, Inline, LinkButton, Spinner, Text } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { type Format, useFormat } from '@velluto/ui/provider';
import { useEffect, useState } from 'react';
import { type DataExport, pollDataExport, requestDataExport } from '../../features/accounts/data-export.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { SettingsCard } from './SettingsCard.tsx';

const megabyte = 1_000_000;

/** How large a file is, in megabytes, a small one in kilobytes. */
const sizeText = (format: Format, bytes: number): string =>
  bytes < megabyte
    ? format.unit(bytes / 1000, 'kilobyte', { maximumFractionDigits: 0 })
    : format.unit(bytes / megabyte, 'megabyte', { maximumFractionDigits: 1 });

/** The export of the user's data: requested, being prepared, or ready for download. */
export function DataExportSection({ first }: { first: DataExport }) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const [dataExport, setDataExport] = useState(first);
  const preparing = dataExport?.status === 'preparing';
  useEffect(() => (preparing ? pollDataExport(app, setDataExport) : undefined), [app, preparing]);
  const { submit, pending, problem } = useSubmit(async () => setDataExport(await requestDataExport(app)));
  const size = sizeText(format, dataExport?.size ?? 0);
  return (
    <SettingsCard part title={t(messages.data)}>
      <Text tone="muted">{t(messages.dataLead)}</Text>
      <FormErrorNotice problem={problem} />
      <Inline gap={3} role="status">
        {preparing && (
          <>
            <Spinner />
            <Text>{t(messages.dataWait)}</Text>
          </>
        )}
        {dataExport?.url && (
          <>
            <LinkButton tone="primary" href={dataExport.url}>
              {t(messages.dataGet({ size }))}
            </LinkButton>
            {dataExport.expires_at && (
              <Text size="s" tone="muted">
                {t(messages.dataUntil({ date: format.date(dataExport.expires_at) }))}
              </Text>
            )}
          </>
        )}
      </Inline>
      {!dataExport && (
        <div>
          <Button pending={pending} onClick={() => void submit()}>
            {t(messages.dataAsk)}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
