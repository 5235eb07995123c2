import { resendActivation } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { Visit } from '../../platform/visit.ts';

/** Sending the activation mail once more. */
export function createResendStore(visit: Visit) {
  const state = proxy<{ resend: 'idle' | 'sending' | 'sent' | 'error' }>({ resend: 'idle' });
  return {
    state,
    async resend(): Promise<void> {
      if (state.resend === 'sending') return;
      state.resend = 'sending';
      try {
        await resendActivation(visit.client);
        state.resend = 'sent';
      } catch {
        state.resend = 'error';
      }
    },
  };
}
