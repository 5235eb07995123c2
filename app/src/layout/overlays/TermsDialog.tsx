import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text, TextLink } from '@velluto/ui/base';
import { Modal } from '@velluto/ui/patterns/Modal';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createNewTermsStore } from '../../lib/session/new-terms.ts';
import { logOut } from '../../lib/session/session-end.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { termsMessages as messages } from '../../locales/messages/accounts/terms.ts';

/** Asks for agreement to the terms in force. Its links lead to pages on which it does not open. */
export function TermsDialog() {
  const { t } = useLingui();
  const app = useAppContext();
  const format = useFormat();
  const newTerms = useStore(createNewTermsStore);
  const { terms_version: since, terms_changes: changes } = useSnapshot(newTerms.state).terms;
  const agreeing = useSubmit(newTerms.agree);
  const leaving = useSubmit(() => logOut(app, address => location.assign(address)));
  const { name } = app.site;
  const date = format.date(since, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Modal
      dismissible={false}
      onClose={() => undefined}
      size="m"
      title={<Trans {...messages.title} components={{ em: <em /> }} />}
      description={t(messages.lead({ name, date }))}
      footnote={<Trans {...messages.leave} components={{ settings: <TextLink href="/settings" /> }} />}
      actions={
        <>
          <Button pending={leaving.pending} onClick={() => void leaving.submit()}>
            {t(messages.logOut)}
          </Button>
          <Button tone="primary" pending={agreeing.pending} onClick={() => void agreeing.submit()}>
            {t(messages.agree)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FormErrorNotice problem={agreeing.problem ?? leaving.problem} />
        {changes && (
          <>
            <Heading level={3} size="l">
              {t(messages.changes)}
            </Heading>
            <Text>{changes}</Text>
          </>
        )}
        <Text>
          <TextLink href="/pages/terms">{t(messages.read)}</TextLink>
        </Text>
      </Stack>
    </Modal>
  );
}
