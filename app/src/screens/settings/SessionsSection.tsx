import type { Session, SessionsResponse } from '@velluto/api-client';
import { Badge, Button, Stack } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { ListRow } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat, useT } from '@velluto/ui/provider';
import { useId, useState } from 'react';
import { endSessions } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { Section } from './Section.tsx';

/** Where the user is logged in, and the way to end it. */
export function SessionsSection({
  sessions,
  onChange,
}: {
  sessions: readonly Session[];
  onChange: (access: SessionsResponse) => void;
}) {
  const t = useT();
  const format = useFormat();
  const visit = useVisit();
  const list = useId();
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const end = async (id: string, which: Parameters<typeof endSessions>[1]) => {
    if (pending !== null) return;
    setPending(id);
    const left = await endSessions(visit, which);
    setPending(null);
    setProblem('problem' in left ? left.problem : null);
    if ('problem' in left) return;
    // the button that had the focus goes with its row
    document.getElementById(list)?.focus({ preventScroll: true });
    onChange(left);
  };
  return (
    <Section title={t(messages.sessions)}>
      <FormErrorNotice problem={problem} />
      <Stack as="ul" gap={1} role="list" id={list} tabIndex={-1} aria-label={t(messages.sessions)}>
        {sessions.map(({ session, browser, system, last_seen_at, current }) => {
          const device = [browser, system].filter(Boolean).join(' · ') || t(messages.unknownDevice);
          return (
            <li key={session}>
              <ListRow
                title={device}
                detail={`${format.date(last_seen_at)}, ${format.time(last_seen_at)}`}
                end={
                  current ? (
                    <Badge tone="positive">{t(messages.thisDevice)}</Badge>
                  ) : (
                    <Button
                      size="s"
                      aria-label={t(messages.endOne, { device })}
                      pending={pending === session}
                      onClick={() => void end(session, { session })}
                    >
                      {t(commonMessages.logOut)}
                    </Button>
                  )
                }
              />
            </li>
          );
        })}
      </Stack>
      {sessions.length > 1 && (
        <div>
          <Button pending={pending === 'others'} onClick={() => void end('others', { others: true })}>
            {t(messages.endOthers)}
          </Button>
        </div>
      )}
    </Section>
  );
}
