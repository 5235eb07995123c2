import type { User } from '@velluto/api-client';
import { WelcomeBonusBanner } from '@velluto/ui/product/credits';
import {
  ActivationReminder,
  NotificationsDisabledAlert,
  ProfilePhotoAlert,
  PushPromptAlert,
  StackedNotices,
} from '@velluto/ui/product/notices';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createResendStore } from '../../features/account/resend.ts';
import { switchPush, usePush } from '../../features/notifications/notifications.ts';
import type { PushState } from '../../platform/push.ts';
import { usePage } from '../../platform/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../platform/useAppContext.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { type Alert, type NoticeName, noticesDue, putAwayBy, putAwayText } from './due.ts';

/** What a member should know above the page. */
export function Notices() {
  const { user } = useSession();
  // for somebody who logs in on a page they wait for the next one, so that nothing moves
  const [fromTheStart] = useState(user !== null);
  return user && <NoticesOf key={user.id} user={user} first={fromTheStart} />;
}

/** Which notices there are is settled when a page comes. */
function NoticesOf({ user, first }: { user: User; first: boolean }) {
  const { route, path } = usePage();
  const [push, setPush] = usePush();
  const { clock, cookies } = useAppContext();
  const [putAway, setPutAway] = useState(() => putAwayBy(user.id, cookies()));
  const due = noticesDue({ user, route: route.name, push, putAway, now: clock.now() });
  const [page, setPage] = useState({ path, notices: first ? due : [] });
  if (page.path !== path) setPage({ path, notices: due });
  // what is done goes at once; a refusal in the browser is still told
  const refused = push === 'denied' && !putAway.includes('push');
  const shown = page.notices.filter(name => due.includes(name) || (name === 'push' && refused));

  const away = (alert: Alert) => () => {
    const alerts = [...putAway, alert];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    document.cookie = putAwayText(user.id, alerts, cookies());
    setPutAway(alerts);
    // the button that had the focus goes away with its alert
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const nodes: Record<NoticeName, () => React.ReactNode> = {
    email: () => <Reminder email={user.email} />,
    photo: () => <ProfilePhotoAlert profileHref="/profile" onDismiss={away('photo')} />,
    disabled: () => (
      <NotificationsDisabledAlert
        disabled={user.notifications_disabled}
        settingsHref="/notifications"
        onDismiss={away('disabled')}
      />
    ),
    push: () => <PushOffer refused={push === 'denied'} onChange={setPush} onDismiss={away('push')} />,
    welcome: () => <Welcome user={user} />,
  };
  return (
    <StackedNotices notices={shown.map(id => ({ id, weight: weights[id] ?? 'should', node: nodes[id]() }))} />
  );
}

/** What is not as weighty as an alert, and what is more. */
const weights: Partial<Record<NoticeName, 'must' | 'offer'>> = { email: 'must', welcome: 'offer' };

/** The newcomer's offer; it goes by itself at its end. */
function Welcome({ user: { time_bonus: bonus } }: { user: User }) {
  if (!bonus?.expires) return null;
  const { code, value_percentage: percent, reason, expires: expiresAt } = bonus;
  return <WelcomeBonusBanner discount={{ code, percent, reason, expiresAt }} creditsHref="/credits" />;
}

function Reminder({ email }: { email: string }) {
  const confirmation = useStore(createResendStore);
  const { resend } = useSnapshot(confirmation.state);
  return <ActivationReminder email={email} state={resend} onResend={() => void confirmation.resend()} />;
}

function PushOffer({
  refused,
  onChange,
  onDismiss,
}: {
  refused: boolean;
  onChange: (push: PushState) => void;
  onDismiss: () => void;
}) {
  const app = useAppContext();
  const { submit, pending } = useSubmit(async () => {
    onChange(await switchPush(app, true));
  });
  return (
    <PushPromptAlert
      state={pending ? 'pending' : refused ? 'denied' : 'capable'}
      onEnable={() => void submit()}
      onDismiss={onDismiss}
    />
  );
}
