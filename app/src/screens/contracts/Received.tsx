import { Icon, icons } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { rich, useFormat, useT } from '@velluto/ui/provider';
import { contractMessages as messages } from '../../locales/messages/contracts.ts';
import { useSession } from '../../platform/visit-context.ts';

/** That a declaration was received, and when. */
export function Received({ title, at }: { title: string; at: string }) {
  const t = useT();
  const format = useFormat();
  const { user } = useSession();
  const date = format.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div role="status">
      <StatusPage sign={<Icon shape={icons.check} size="l" />} title={rich(title)}>
        <p>{t(user ? messages.received : messages.mailedIf, { date })}</p>
      </StatusPage>
    </div>
  );
}
