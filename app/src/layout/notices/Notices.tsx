import { useLingui } from '@lingui/react/macro';
import type { User } from '@velluto/api-client';
import { toDiscount } from '@velluto/api-client/ui';
import type { PushObstacle } from '@velluto/ui/model';
import {
  ActivationReminder,
  EmailUndeliverableAlert,
  NotificationsDisabledAlert,
  ProfilePhotoAlert,
  PushPromptAlert,
} from '@velluto/ui/product/notices';
import { WelcomeBonusBanner } from '@velluto/ui/product/payments';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createActivationMailStore } from '../../features/accounts/auth.ts';
import { obstacleOf, type PushState } from '../../features/notifications/push.ts';
import { switchPush, usePush } from '../../features/notifications/push-switch.ts';
import { usePage } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { noticesMessages as messages } from '../../locales/messages/layout.ts';
import {
  type Alert,
  dismissedAlerts,
  dismissedAlertsCookie,
  dueNotices,
  type NoticeName,
  stillShown,
} from './due-notices.ts';

/** The notice above the page, for members. */
export function Notices() {
  const { user } = useSession();
  // after a log-in it waits for the next page, to avoid a layout shift
  const [fromTheStart] = useState(user !== null);
  return user && <MemberNotice key={user.id} user={user} first={fromTheStart} />;
}

/** The notice is chosen when a page opens. */
function MemberNotice({ user, first }: { user: User; first: boolean }) {
  const { t } = useLingui();
  const { route, path } = usePage();
  const [push, setPush] = usePush();
  const { clock, cookies } = useAppContext();
  const [dismissed, setDismissed] = useState(() => dismissedAlerts(user.id, cookies()));
  const due = dueNotices({ user, route: route.name, push, dismissed, now: clock.now() });
  const [firstDue = null] = due;
  const [page, setPage] = useState({ path, notice: first ? firstDue : null });
  if (page.path !== path) setPage({ path, notice: firstDue });
  const obstacle = dismissed.includes('push') ? null : obstacleOf(push);
  const shown = stillShown(page.notice, due, obstacle !== null);

  const dismiss = (alert: Alert) => () => {
    const alerts = [...dismissed, alert];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    document.cookie = dismissedAlertsCookie(user.id, alerts, cookies());
    setDismissed(alerts);
    // the alert disappears together with its focused button
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const nodes: Record<NoticeName, () => React.ReactNode> = {
    email: () => <Reminder email={user.email} />,
    undeliverable: () => <EmailUndeliverableAlert email={user.email} settingsHref="/settings?change=email" />,
    photo: () => <ProfilePhotoAlert onDismiss={dismiss('photo')} />,
    disabled: () => (
      <NotificationsDisabledAlert disabled={user.notifications_disabled} onDismiss={dismiss('disabled')} />
    ),
    push: () => <PushOffer obstacle={obstacle} onChange={setPush} onDismiss={dismiss('push')} />,
    welcome: () => <Welcome user={user} />,
  };
  return shown && <section aria-label={t(messages.label)}>{nodes[shown]()}</section>;
}

/** The offer for new members; it disappears when it expires. */
function Welcome({ user: { time_bonus: bonus } }: { user: User }) {
  if (!bonus?.expires) return null;
  return <WelcomeBonusBanner discount={{ ...toDiscount(bonus), expiresAt: bonus.expires }} />;
}

function Reminder({ email }: { email: string }) {
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  return <ActivationReminder email={email} state={resend} onResend={() => void confirmation.resend()} />;
}

function PushOffer({
  obstacle,
  onChange,
  onDismiss,
}: {
  obstacle: PushObstacle | null;
  onChange: (push: PushState) => void;
  onDismiss: () => void;
}) {
  const app = useAppContext();
  const { submit, pending, problem } = useSubmit(async () => {
    onChange(await switchPush(app, true));
  });
  return (
    <PushPromptAlert
      state={pending ? 'pending' : problem ? 'failed' : (obstacle ?? 'capable')}
      onEnable={() => void submit()}
      onDismiss={onDismiss}
    />
  );
}
