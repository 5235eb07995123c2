import { useLingui } from '@lingui/react/macro';
import type { Session, SessionsResponse } from '@velluto/api-client';
import { factLine } from '@velluto/rules';
import { Badge, Button, Stack } from '@velluto/ui/base';
import { ListRow } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { useRef, useState } from 'react';
import { endSessions, type SessionsToEnd } from '../../features/accounts/own-sessions.ts';
import { requireFields } from '../../lib/problem.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** The sessions of the user, which can be ended. */
export function SessionsSection({
  sessions,
  onChange,
}: {
  sessions: readonly Session[];
  onChange: (sessionsInfo: SessionsResponse) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const remainingRow = useRef<HTMLElement>(null);
  /** Id of the session to be ended, or all others. */
  const [confirming, setConfirming] = useState<string | null>(null);
  const toggle = (name: string) => ({
    'aria-expanded': confirming === name,
    onClick: () => setConfirming(confirming === name ? null : name),
  });
  const onEnded = (sessionsInfo: SessionsResponse) => {
    // the form disappears with its row: the focus moves to the row that stays
    remainingRow.current?.focus();
    setConfirming(null);
    onChange(sessionsInfo);
  };
  return (
    <SettingsCard part title={t(messages.sessions)}>
      <Stack as="ul" gap={1} role="list">
        {sessions.map(({ session, browser, system, last_seen_at, current }) => {
          const device = factLine([browser, system]) || t(messages.unknownDevice);
          const end = t(messages.endOne({ device }));
          return (
            <Stack key={session} as="li" gap={3} {...(current && { ref: remainingRow, tabIndex: -1 })}>
              <ListRow
                title={device}
                detail={`${format.date(last_seen_at)}, ${format.time(last_seen_at)}`}
                end={
                  current ? (
                    <Badge tone="positive">{t(messages.thisDevice)}</Badge>
                  ) : (
                    <Button size="s" aria-label={end} {...toggle(session)}>
                      {t(commonMessages.logOut)}
                    </Button>
                  )
                }
              />
              {confirming === session && <EndSessions which={{ session }} action={end} onEnded={onEnded} />}
            </Stack>
          );
        })}
      </Stack>
      {sessions.length > 1 && (
        <Stack gap={4}>
          <div>
            <Button {...toggle('others')}>{t(messages.endOthers)}</Button>
          </div>
          {confirming === 'others' && (
            <EndSessions which={{ others: true }} action={t(commonMessages.logOut)} onEnded={onEnded} />
          )}
        </Stack>
      )}
    </SettingsCard>
  );
}

/** Asks for the password, then ends a session, or all others. */
function EndSessions({
  which,
  action,
  onEnded,
}: {
  which: SessionsToEnd;
  action: string;
  onEnded: (sessionsInfo: SessionsResponse) => void;
}) {
  const app = useAppContext();
  const { values, change, onSubmit, pending, fields, problem } = useForm({ password: '' }, async values => {
    const errors = requireFields(values, ['password']);
    if (errors) return errors;
    onEnded(await endSessions(app, which, values.password));
  });
  return (
    <SubmitForm onSubmit={onSubmit} pending={pending} action={action}>
      <CurrentPassword
        value={values.password}
        missing={fields.password !== undefined}
        problem={problem}
        onChange={password => change({ password })}
      />
    </SubmitForm>
  );
}
