import { useLingui } from '@lingui/react/macro';
import type { Session, SessionsResponse } from '@velluto/api-client';
import { Badge, Button, Stack } from '@velluto/ui/base';
import { ListRow } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { lazy, Suspense, useRef, useState } from 'react';
import type { SessionsToEnd } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { Section } from './Section.tsx';

const EndSessions = lazy(() => import('./EndSessions.tsx'));

/** Where the user is logged in, and the way to end it. */
export function SessionsSection({
  sessions,
  onChange,
}: {
  sessions: readonly Session[];
  onChange: (access: SessionsResponse) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const here = useRef<HTMLElement>(null);
  /** Name of the session that is about to end, or of all others. */
  const [asked, setAsked] = useState<string | null>(null);
  const toggle = (name: string) => ({
    'aria-expanded': asked === name,
    onClick: () => setAsked(asked === name ? null : name),
  });
  const question = (which: SessionsToEnd, action: string) => (
    <Suspense>
      <EndSessions
        which={which}
        action={action}
        onEnded={access => {
          // the form goes with its row: the keyboard goes on from the row that stays, above all others
          here.current?.focus();
          setAsked(null);
          onChange(access);
        }}
      />
    </Suspense>
  );
  return (
    <Section title={t(messages.sessions)}>
      <Stack as="ul" gap={1} role="list">
        {sessions.map(({ session, browser, system, last_seen_at, current }) => {
          const device = [browser, system].filter(Boolean).join(' · ') || t(messages.unknownDevice);
          return (
            <Stack key={session} as="li" gap={3} {...(current && { ref: here, tabIndex: -1 })}>
              <ListRow
                title={device}
                detail={`${format.date(last_seen_at)}, ${format.time(last_seen_at)}`}
                end={
                  current ? (
                    <Badge tone="positive">{t(messages.thisDevice)}</Badge>
                  ) : (
                    <Button size="s" aria-label={t(messages.endOne({ device }))} {...toggle(session)}>
                      {t(commonMessages.logOut)}
                    </Button>
                  )
                }
              />
              {asked === session && question({ session }, t(messages.endOne({ device })))}
            </Stack>
          );
        })}
      </Stack>
      {sessions.length > 1 && (
        <Stack gap={4}>
          <div>
            <Button {...toggle('others')}>{t(messages.endOthers)}</Button>
          </div>
          {asked === 'others' && question({ others: true }, t(commonMessages.logOut))}
        </Stack>
      )}
    </Section>
  );
}
