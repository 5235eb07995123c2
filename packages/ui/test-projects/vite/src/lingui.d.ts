import type { MessageId, OwnValueId } from '@velluto/ui/provider';

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId | OwnValueId;
  }
}
