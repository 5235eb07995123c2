import { useLingui } from '@lingui/react/macro';
import { Badge, Heading, Inline, Stack, Switch, Text } from '@velluto/ui/base';
import { notificationKinds } from '@velluto/ui/model';
import { Card, Page } from '@velluto/ui/patterns';
import { usePushObstacleText } from '@velluto/ui/product/notices';
import { EmailSourceRow, NotificationRow } from '@velluto/ui/product/settings';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import {
  createNotificationsStore,
  type NotificationKind,
  type NotificationSwitch,
  type NotificationsData,
  unsubscribeFromMails,
} from '../../features/notifications/notifications.ts';
import { obstacleOf } from '../../features/notifications/push.ts';
import { switchPush, usePush } from '../../features/notifications/push-switch.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { LinkPage } from '../accounts/LinkPage.tsx';
import { DeleteAccount } from '../settings/DeleteAccount.tsx';

/** Notifications by e-mail and push; the unsubscribe links of mails lead here too. */
export default function NotificationsScreen(_: ScreenProps<NotificationsData>) {
  const [search] = useSearchParams();
  const { t } = useLingui();
  useTitle(t(messages.title));
  const token = search.get('unsubscribe');
  if (token) return <Unsubscribe token={token} kind={search.get('kind') ?? ''} />;
  return (
    <Page title={t(messages.title)} width="reading">
      <Stack gap={6}>
        <NotificationList />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

/** The e-mail address, this device, and the kinds of notification. */
function NotificationList() {
  const { t } = useLingui();
  const { push_public_key: pushKey, name: site } = useAppContext().site;
  const notifications = useStore(createNotificationsStore);
  const { settings } = useSnapshot(notifications.state);
  const stateOf = useSwitchState();
  if (settings === null) return null;
  const { emails_enabled, email, email_confirmed, kinds } = settings;
  return (
    <>
      <Card>
        <Stack gap={4}>
          <EmailSourceRow
            email={email}
            confirmed={email_confirmed}
            enabled={emails_enabled}
            {...stateOf('email')}
            onChange={({ enabled }) => void notifications.switchEmails(enabled)}
          />
          {pushKey !== null && <PushSwitch />}
        </Stack>
      </Card>
      <KindsCard kinds={kinds.filter(({ push }) => push)} pushed />
      <KindsCard kinds={kinds.filter(({ push, advertising }) => !push && !advertising)} />
      <KindsCard
        kinds={kinds.filter(({ advertising }) => advertising)}
        title={t(messages.advertising)}
        text={t(messages.advertisingConsent({ site }))}
      />
    </>
  );
}

/** Whether a switch is being saved, and why its last change could not be. */
function useSwitchState() {
  const { changed, pending, problem } = useSnapshot(useStore(createNotificationsStore).state);
  return (which: NotificationSwitch) =>
    which === changed ? { pending, problem } : { pending: false, problem: null };
}

interface KindsCardProps {
  kinds: readonly { kind: NotificationKind }[];
  /** They are also sent as push. */
  pushed?: boolean;
  title?: string;
  text?: string;
}

/** Kinds of notification with their switches. */
function KindsCard({ kinds, pushed = false, title, text }: KindsCardProps) {
  const { t } = useLingui();
  const notifications = useStore(createNotificationsStore);
  const { settings } = useSnapshot(notifications.state);
  const stateOf = useSwitchState();
  if (settings === null) return null;
  const { disabled, emails_enabled } = settings;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={2}>
          <Badge>{t(commonMessages.email)}</Badge>
          {pushed && <Badge>Push</Badge>}
        </Inline>
        {title !== undefined && <Heading level={2}>{title}</Heading>}
        {text !== undefined && <Text tone="muted">{text}</Text>}
        <Stack as="ul" gap={1} role="list" aria-label={title}>
          {kinds.map(({ kind }) => (
            <li key={kind}>
              <NotificationRow
                kind={kind}
                enabled={!disabled.includes(kind)}
                globallyDisabled={!emails_enabled && !pushed}
                {...stateOf(kind)}
                onChange={({ enabled }) => void notifications.switchKind(kind, enabled)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/**
 * Push on this device. Its state is known only in the browser, too late to show without a layout shift: it is shown after a
 * press. A browser that has no push takes no press: it says so in place of the explanation.
 */
function PushSwitch() {
  const { t } = useLingui();
  const app = useAppContext();
  const [push, setPush] = usePush();
  const [tried, setTried] = useState(false);
  const { submit, pending, problem } = useSubmit(async (on: boolean) => {
    setTried(false);
    setPush(await switchPush(app, on));
    setTried(true);
  });
  const obstacleText = usePushObstacleText();
  const lacking = push === 'unsupported' || push === 'home_screen' ? push : null;
  const found = tried && !lacking ? obstacleOf(push) : null;
  const obstacle = problem ? 'failed' : found;
  return (
    <Switch
      label={t(messages.push)}
      description={
        lacking ? obstacleText(lacking) : t(pending ? commonMessages.pushPending : commonMessages.push)
      }
      error={obstacle && obstacleText(obstacle)}
      checked={push === 'subscribed'}
      disabled={push === 'unknown' || lacking !== null}
      aria-busy={pending || undefined}
      onChange={({ target }) => void submit(target.checked)}
    />
  );
}

/** The link of a mail: switches its kind off after a press, because mail scanners open links; needs no log-in. */
function Unsubscribe({ token, kind }: { token: string; kind: string }) {
  const { t } = useLingui();
  const app = useAppContext();
  const [done, setDone] = useState(false);
  const validKind = notificationKinds.find(known => known === kind);
  const end = async () => {
    await unsubscribeFromMails(app, token);
    setDone(true);
  };
  return (
    <LinkPage
      title={t(messages.end({ kind: validKind ? t(commonMessages[validKind]) : '' }))}
      action={t(messages.endNow)}
      send={end}
      done={done}
    >
      <div role="status">{done && <Text tone="positive">{t(messages.ended)}</Text>}</div>
    </LinkPage>
  );
}
