import { useLingui } from '@lingui/react/macro';
import { Badge, Inline, Stack } from '@velluto/ui/base';
import type { NotificationKind, Problem } from '@velluto/ui/model';
import { Card } from '@velluto/ui/patterns';
import { EmailSourceRow, NotificationRow } from '@velluto/ui/product/settings';
import { useState } from 'react';
import {
  changeNotifications,
  type NotificationSettings,
} from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { PushSwitch } from './PushSwitch.tsx';

/** Which switch is being changed, and why the last one was not. */
interface Change {
  of: NotificationKind | 'email';
  problem: Problem | null;
}

/** The address, this device, and the kinds by where they go. One change at a time. */
export function NotificationList({ first }: { first: NotificationSettings }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [settings, setSettings] = useState(first);
  const [change, setChange] = useState<Change | null>(null);
  const pending = change?.problem === null ? change.of : null;
  const { disabled, emails_enabled, email, email_confirmed, kinds } = settings;

  const save = async (of: Change['of'], next: Partial<NotificationSettings>) => {
    if (pending) return;
    const before = settings;
    setSettings({ ...settings, ...next });
    setChange({ of, problem: null });
    const answer = await changeNotifications(
      visit,
      next.disabled ? { disabled: next.disabled } : { emails_enabled: next.emails_enabled ?? true },
    );
    const refused = 'problem' in answer;
    setSettings(refused ? before : answer);
    setChange(refused ? { of, problem: answer.problem } : null);
  };
  const stateOf = (of: Change['of']) => ({
    pending: pending === of,
    problem: change?.of === of ? change.problem : null,
  });
  return (
    <>
      <Card>
        <Stack gap={4}>
          <EmailSourceRow
            email={email}
            confirmed={email_confirmed}
            enabled={emails_enabled}
            {...stateOf('email')}
            onChange={({ enabled }) => void save('email', { emails_enabled: enabled })}
          />
          <PushSwitch />
        </Stack>
      </Card>
      {[true, false].map(pushed => (
        <Card key={String(pushed)}>
          <Stack gap={3}>
            <Inline gap={2}>
              <Badge>{t(commonMessages.email)}</Badge>
              {pushed && <Badge>Push</Badge>}
            </Inline>
            <Stack as="ul" gap={1} role="list">
              {kinds
                .filter(({ push }) => push === pushed)
                .map(({ kind }) => (
                  <li key={kind}>
                    <NotificationRow
                      kind={kind}
                      enabled={!disabled.includes(kind)}
                      globallyDisabled={!emails_enabled && !pushed}
                      {...stateOf(kind)}
                      onChange={({ enabled }) =>
                        void save(kind, {
                          disabled: enabled ? disabled.filter(one => one !== kind) : [...disabled, kind],
                        })
                      }
                    />
                  </li>
                ))}
            </Stack>
          </Stack>
        </Card>
      ))}
    </>
  );
}
