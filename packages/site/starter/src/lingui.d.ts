import type { MessageId, OwnValueId } from '@velluto/ui/provider';
import type { Texts } from './texts.ts';

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId | OwnValueId | keyof Texts;
  }
}
