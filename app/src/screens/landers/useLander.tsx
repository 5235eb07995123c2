import type { LanderProps } from '@velluto/ui/product/landers';
import type { ReactNode } from 'react';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { useSignup } from '../signup/useSignup.tsx';

/** What every lander takes, and the sign-up dialog beside it. */
export function useLander(): { words: LanderProps; modal: ReactNode } {
  const { site } = useVisit();
  const { href, onSignUp, modal } = useSignup();
  useTitle('');
  const { min_age: minAge, message_credits: messageCredits } = site;
  return { words: { minAge, messageCredits, signupHref: href, onSignUp, loginHref: '/login' }, modal };
}
