import type { MessageId, OwnValueId } from '@velluto/ui/provider';
import type { AllTexts } from './texts.ts';

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId | OwnValueId | keyof AllTexts;
  }
}
