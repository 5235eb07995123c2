import type { SessionsResponse } from '@velluto/api-client';
import { Button, Stack } from '@velluto/ui/base';
import { type FormEvent, useState } from 'react';
import { endSessions, type SecretRefused, type SessionsToEnd } from '../../features/account/settings.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

/** Asks for the password, then ends a session, or all others. */
export default function EndSessions({
  which,
  action,
  onEnded,
}: {
  which: SessionsToEnd;
  action: string;
  onEnded: (access: SessionsResponse) => void;
}) {
  const visit = useVisit();
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<SecretRefused | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await endSessions(visit, which, password);
    setPending(false);
    if ('sessions' in answer) onEnded(answer);
    else setRefused(answer);
  };
  return (
    <form noValidate method="post" onSubmit={event => void submit(event)}>
      <Stack gap={4}>
        <CurrentPassword
          value={password}
          missing={refused?.old !== undefined}
          problem={refused?.problem}
          onChange={value => {
            setPassword(value);
            setRefused(null);
          }}
        />
        <div>
          <Button type="submit" pending={pending}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
