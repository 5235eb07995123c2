import { resendActivation } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';

/** Sending the activation mail once more. */
export function createResendStore(app: AppContext) {
  const state = proxy<{ resend: 'idle' | 'sending' | 'sent' | 'error' }>({ resend: 'idle' });
  return {
    state,
    async resend(): Promise<void> {
      if (state.resend === 'sending') return;
      state.resend = 'sending';
      try {
        await resendActivation(app.client);
        state.resend = 'sent';
      } catch {
        state.resend = 'error';
      }
    },
  };
}
