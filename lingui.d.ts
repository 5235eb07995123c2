import type { OwnValueId, MessageId as PackageMessageId } from '@velluto/ui/provider';
import type { MessageId as AppMessageId } from './app/src/locales/message-ids.ts';
import type { MessageId as SandboxMessageId } from './packages/sandbox/src/message-ids.ts';
import type { MessageId as MailMessageId } from './packages/server/src/infrastructure/mail/message-ids.ts';

/** Ids that no catalog has do not compile in `t()`, `i18n._()` and `<Trans>`. */
declare module '@lingui/core' {
  interface Register {
    messageIds: PackageMessageId | OwnValueId | AppMessageId | MailMessageId | SandboxMessageId;
  }
}
