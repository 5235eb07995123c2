'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { Headline } from '../../../patterns/Headline/Headline.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import * as styles from './LanderContent.css.ts';
import { SignUpLink } from './SignUpLink.tsx';

/** What the first screen of a landing page says, and where its buttons lead. */
interface LanderOffer {
  /** Line above the headline in the voice of the site; the default text when left out. */
  kicker?: ReactNode;
  /** Headline of the site: what the page is, with `<em>` for italics; the default text when left out. */
  headline?: ReactNode;
  /** Text of the site below the headline; the default text when left out. */
  lead?: string;
  /** Minimum age of the site, in years. */
  minAge: number;
  /** Address of the sign-up; the route `signup` when left out. */
  signupHref?: string;
  /** Called instead of following the sign-up link, for example to open a dialog. */
  onSignUp?: () => void;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
  /**
   * For a member who is logged in: address of the list of members. One button leads there, in place of sign-up and
   * log-in.
   */
  membersHref?: string;
  /** Credits that a message costs. */
  messageCredits: number;
}

/** Props that the first screen of every landing page has. */
export interface LanderProps extends LanderOffer, RootProps<'section'> {}

export interface LanderContentProps extends LanderOffer {
  /** The default texts. */
  defaultTexts: { kicker: MessageDescriptor; headline: MessageDescriptor; lead: MessageDescriptor };
}

/** Headline, lead text, the buttons for sign-up and log-in, and the small print. The parent lays them out, and has a `SignUpBar`. */
export function LanderContent({
  defaultTexts,
  kicker,
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  membersHref,
  messageCredits,
}: LanderContentProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const format = useFormat();
  return (
    <>
      <Headline size="hero" kicker={kicker ?? t(defaultTexts.kicker)}>
        {headline ?? <Trans {...defaultTexts.headline} components={{ em: <em /> }} />}
      </Headline>
      <p className={styles.lead}>{lead ?? t(defaultTexts.lead)}</p>
      <div className={cx(styles.actions, !membersHref && styles.elsewhere)}>
        {membersHref ? (
          <LinkButton tone="primary" size="l" href={membersHref}>
            {t(homeHero.members)}
          </LinkButton>
        ) : (
          <>
            <SignUpLink tone="primary" size="l" href={signupHref} onSignUp={onSignUp}>
              {t(homeHero.signUp)}
            </SignUpLink>
            <LinkButton size="l" href={loginHref ?? routes.login}>
              {t(homeHero.logIn)}
            </LinkButton>
          </>
        )}
      </div>
      <p className={styles.facts}>
        {t(homeHero.facts({ age: format.number(minAge), credits: messageCredits }))}
      </p>
    </>
  );
}
