import type { SessionsResponse } from '@velluto/api-client';
import { Button, Stack } from '@velluto/ui/base';
import { useState } from 'react';
import { endSessions, type SessionsToEnd } from '../../features/account/settings.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
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
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await endSessions(visit, which, password);
    if (!('sessions' in answer)) return answer;
    onEnded(answer);
    return null;
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <CurrentPassword
          value={password}
          missing={refused?.old !== undefined}
          problem={refused?.problem}
          onChange={value => {
            setPassword(value);
            refuse(null);
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
