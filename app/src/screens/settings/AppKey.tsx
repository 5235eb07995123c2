import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextLink } from '@velluto/ui/base';
import { lazy, Suspense } from 'react';
import type { AppSecret } from '../../features/account/second-factor.ts';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { CopyButton } from './CopyButton.tsx';
import { FirstWords } from './FirstWords.tsx';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** The key for an authenticator app: to be scanned, opened on this device, or typed. */
export function AppKey({ secret: { secret, uri } }: { secret: AppSecret }) {
  const { t } = useLingui();
  return (
    <Stack gap={4} align="start">
      <FirstWords>{t(messages.scan)}</FirstWords>
      <Suspense>
        <QrCode text={uri} label={t(messages.picture)} />
      </Suspense>
      <TextLink href={uri}>{t(messages.here)}</TextLink>
      <Stack gap={1} align="start">
        <Text size="s" tone="muted">
          {t(messages.key)}
        </Text>
        <Text strong tabular>
          {secret.match(/.{4}/g)?.join(' ')}
        </Text>
        <CopyButton text={secret} />
      </Stack>
    </Stack>
  );
}
