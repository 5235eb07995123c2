import { useLingui } from '@lingui/react/macro';
import { Button, Grid, Inline, LinkButton, Stack, Surface, Text } from '@velluto/ui/base';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CopyButton } from './CopyButton.tsx';
import { FirstWords } from './FirstWords.tsx';

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
  const { site } = useVisit();
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${site.name}\n\n${text}\n`)}`;
  return (
    <Stack gap={4}>
      <FirstWords>{t(lead)}</FirstWords>
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
