'use client';

import type { ReactNode } from 'react';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { homeHero } from '../../../i18n/messages/landers.ts';
import { rich } from '../../../i18n/rich.tsx';
import { useFormat, useT } from '../../../provider/hooks.ts';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps {
  /** The site's own headline; `*word*` is set in italics. Ours when left out. */
  headline?: string;
  /** The site's own words below it. */
  lead?: string;
  /** From which age one may join, in years. */
  minAge: number;
  signupHref: string;
  /** Pressed "sign up"; on devices with room a dialog opens instead of the page. */
  onSignUp?: () => void;
  loginHref: string;
  /** What a message costs, in words such as "2 credits". */
  messageCredits: number;
  /** Members, as a contact sheet. */
  children?: ReactNode;
}

/** First window of the home page: what this is, the way in, and the people one meets. */
export function HomeHero({
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  messageCredits,
  children,
}: HomeHeroProps) {
  const t = useT();
  const format = useFormat();
  return (
    <section data-component="HomeHero" className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} size="hero">
          {rich(headline ?? t(homeHero.headline))}
        </Heading>
        <p className={styles.lead}>{lead ?? t(homeHero.lead)}</p>
        <div className={styles.actions}>
          <LinkButton
            tone="primary"
            size="l"
            href={signupHref}
            onClick={
              onSignUp &&
              (event => {
                event.preventDefault();
                onSignUp();
              })
            }
          >
            {t(homeHero.signUp)}
          </LinkButton>
          <LinkButton size="l" href={loginHref}>
            {t(homeHero.logIn)}
          </LinkButton>
        </div>
        <p className={styles.facts}>
          {t(homeHero.facts, { age: format.number(minAge), credits: messageCredits })}
        </p>
      </div>
      {children && <div className={styles.pictures}>{children}</div>}
    </section>
  );
}
