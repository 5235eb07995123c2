import { useLingui } from '@lingui/react/macro';
import type { SessionsResponse } from '@velluto/api-client';
import { Button, Text } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { fetchSessions } from '../../features/accounts/own-sessions.ts';
import {
  type AuthenticatorSecret,
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  startTwoFactor,
} from '../../features/accounts/two-factor.ts';
import { requireFields, toProblem } from '../../lib/problem.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { secondFactorMessages as messages } from '../../locales/messages/accounts/second-factor.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages } from '../../locales/messages/settings.ts';
import { CodeField, isWrongCode } from '../accounts/CodeField.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { ExpandableSection } from './ExpandableSection.tsx';
import { AuthenticatorKey, RecoveryCodes } from './TwoFactorSecrets.tsx';

/** State of two-factor log-in, with a form that turns it on or off. */
export function SecondFactorSection({
  factor,
  chosen,
  onChange,
}: {
  factor: SessionsResponse['second_factor'];
  chosen: boolean;
  onChange: (sessionsInfo: SessionsResponse) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { since, recovery_codes_left: left } = factor;
  return (
    <ExpandableSection
      title={t(settingsMessages.code)}
      detail={t(
        since === null
          ? settingsMessages.codeOff
          : settingsMessages.codeOn({ date: format.date(since), left }),
      )}
      action={t(since === null ? settingsMessages.codeTurnOn : settingsMessages.change)}
      chosen={chosen}
    >
      {close => <SecondFactor on={since !== null} onChange={onChange} onDone={close} />}
    </ExpandableSection>
  );
}

/** Turns two-factor log-in on and shows the recovery codes; later makes new ones or turns it off. */
function SecondFactor({
  on,
  onChange,
  onDone,
}: {
  on: boolean;
  onChange: (sessionsInfo: SessionsResponse) => void;
  onDone: () => void;
}) {
  const app = useAppContext();
  const [fresh, setFresh] = useState<{ codes: string[]; lead: typeof messages.keep } | null>(null);
  const refresh = () => fetchSessions(app).then(onChange, () => undefined);
  const onError = (error: unknown) => {
    const { code } = toProblem(error);
    // turned on or off in another window
    if (code === 'second_factor_on' || code === 'not_found') void refresh();
  };
  const show = (lead: typeof messages.keep) => (codes: string[]) => {
    setFresh({ codes, lead });
    void refresh();
  };
  if (fresh) return <RecoveryCodes {...fresh} onKept={onDone} />;
  return on ? (
    <Change onError={onError} onCodes={show(messages.keepNew)} onOff={() => refresh().then(onDone)} />
  ) : (
    <SetUp onError={onError} onCodes={show(messages.keep)} />
  );
}

const empty = { password: '', code: '' };

interface StepProps {
  onError: (error: unknown) => void;
  onCodes: (codes: string[]) => void;
}

/** Password, then the key for the authenticator app and the first code of it. */
function SetUp({ onError, onCodes }: StepProps) {
  const { t } = useLingui();
  const app = useAppContext();
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const { values, change, onSubmit, pending, fields, problem } = useForm(empty, async values => {
    const errors = requireFields(values, [secret ? 'code' : 'password']);
    if (errors) return errors;
    try {
      if (secret) onCodes(await enableTwoFactor(app, values.code));
      else setSecret(await startTwoFactor(app, values.password));
    } catch (error) {
      // waited too long: the secret has expired on the server
      if (toProblem(error).code === 'not_found') setSecret(null);
      onError(error);
      throw error;
    }
  });
  return (
    <SubmitForm
      onSubmit={onSubmit}
      pending={pending}
      action={t(secret ? settingsMessages.codeTurnOn : messages.next)}
    >
      {secret ? (
        <>
          <FormErrorNotice problem={isWrongCode(problem) ? null : problem} />
          <AuthenticatorKey secret={secret} />
          <CodeField
            appOnly
            value={values.code}
            missing={fields.code !== undefined}
            problem={problem}
            onChange={code => change({ code })}
          />
          <Text size="s" tone="muted">
            {t(commonMessages.othersEnd)}
          </Text>
        </>
      ) : (
        <>
          <Text size="s" tone="muted">
            {t(messages.need)}
          </Text>
          <CurrentPassword
            value={values.password}
            missing={fields.password !== undefined}
            problem={problem}
            onChange={password => change({ password })}
          />
        </>
      )}
    </SubmitForm>
  );
}

/** New recovery codes, or turning two-factor log-in off; both take password and code. */
function Change({ onError, onCodes, onOff }: StepProps & { onOff: () => Promise<void> }) {
  const { t } = useLingui();
  const app = useAppContext();
  const [running, setRunning] = useState<'codes' | 'off'>('codes');
  const { values, change, onSubmit, submit, pending, fields, problem } = useForm(
    empty,
    async (values, action: 'codes' | 'off') => {
      setRunning(action);
      const errors = requireFields(values, ['password', 'code']);
      if (errors) return errors;
      try {
        if (action === 'codes') onCodes(await createRecoveryCodes(app, values));
        else await disableTwoFactor(app, values).then(onOff);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  );
  return (
    <SubmitForm
      onSubmit={event => onSubmit(event, 'codes')}
      pending={pending && running === 'codes'}
      action={t(messages.newCodes)}
      beside={
        <Button pending={pending && running === 'off'} onClick={() => void submit('off')}>
          {t(messages.turnOff)}
        </Button>
      }
    >
      <CurrentPassword
        value={values.password}
        missing={fields.password !== undefined}
        problem={isWrongCode(problem) ? null : problem}
        onChange={password => change({ password })}
      />
      <CodeField
        value={values.code}
        missing={fields.code !== undefined}
        problem={problem}
        onChange={code => change({ code })}
      />
    </SubmitForm>
  );
}
