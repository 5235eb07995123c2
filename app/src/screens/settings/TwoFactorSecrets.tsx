import { useLingui } from '@lingui/react/macro';
import {
  Button,
  Grid,
  Inline,
  LinkButton,
  Stack,
  Surface,
  Text,
  TextLink,
  VisuallyHidden,
} from '@velluto/ui/base';
import { useState } from 'react';
import { encode } from 'uqr';
import type { AuthenticatorSecret } from '../../features/accounts/two-factor.ts';
import { Arrival } from '../../layout/Arrival.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { secondFactorMessages as messages } from '../../locales/messages/accounts/second-factor.ts';

/** The key for an authenticator app: to be scanned, opened on this device, or typed. */
export function AuthenticatorKey({ secret: { secret, uri } }: { secret: AuthenticatorSecret }) {
  const { t } = useLingui();
  return (
    <Stack gap={4} align="start">
      <Arrival>
        <Text>{t(messages.scan)}</Text>
      </Arrival>
      <QrCode text={uri} label={t(messages.picture)} />
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

/** Empty modules around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4;

/** A text as a QR code, dark on white in every mode, which cameras need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="216"
      height="216"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  );
}

/** The recovery codes, which are shown this once: to be copied, downloaded or written down. */
export function RecoveryCodes({
  codes,
  lead,
  onKept,
}: {
  codes: readonly string[];
  lead: typeof messages.keep;
  onKept: () => void;
}) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${site.name}\n\n${text}\n`)}`;
  return (
    <Stack gap={4}>
      <Arrival>
        <Text>{t(lead)}</Text>
      </Arrival>
      <Surface tone="sunken" padding={4} radius="control">
        <Grid as="ul" role="list" min="7rem" gap={2}>
          {codes.map(code => (
            <Text key={code} as="li" tabular>
              {code}
            </Text>
          ))}
        </Grid>
      </Surface>
      <Inline gap={3}>
        <CopyButton text={text} />
        <LinkButton size="s" href={file} download="recovery-codes.txt">
          {t(messages.download)}
        </LinkButton>
      </Inline>
      <div>
        <Button onClick={onKept}>{t(messages.kept)}</Button>
      </div>
    </Stack>
  );
}

/** Copies a text. By plain HTTP there is no clipboard, and no button: the text beside it can be selected. */
function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button size="s" onClick={() => void copy()}>
        {t(copied ? messages.copied : messages.copy)}
      </Button>
      <VisuallyHidden role="status">{copied && t(messages.copied)}</VisuallyHidden>
    </>
  );
}
