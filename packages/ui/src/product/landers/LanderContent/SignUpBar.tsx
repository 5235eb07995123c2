'use client';

import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { StickyBar } from '../../../patterns/StickyBar/StickyBar.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './LanderContent.css.ts';
import type { LanderProps } from './LanderContent.tsx';
import { SignUpLink } from './SignUpLink.tsx';

/**
 * Sign-up and log-in on an upright phone, in view at the lower edge of the window until the first screen and its people
 * have gone by; there they have their own place, so that nothing stays hidden behind them. Nothing for a member.
 */
export function SignUpBar({
  membersHref,
  signupHref,
  onSignUp,
  loginHref,
}: Pick<LanderProps, 'membersHref' | 'signupHref' | 'onSignUp' | 'loginHref'>) {
  const { t } = useLingui();
  const routes = useRoutes();
  if (membersHref) return null;
  return (
    <StickyBar of="page" label={t(homeHero.signUp)} className={styles.bar}>
      <SignUpLink tone="primary" size="l" href={signupHref} onSignUp={onSignUp}>
        {t(homeHero.signUp)}
      </SignUpLink>
      <LinkButton size="l" href={loginHref ?? routes.login}>
        {t(homeHero.logIn)}
      </LinkButton>
    </StickyBar>
  );
}
