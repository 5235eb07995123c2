'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { homeHero } from '../../../i18n/messages/landers.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './LanderWords.css.ts';
import { SignUpLink } from './SignUpLink.tsx';

/** What every first window of a visitor takes. */
export interface LanderProps {
  /** The site's own headline; what stands in `<em>` is set in italics. Ours when left out. */
  headline?: ReactNode;
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
}

export interface LanderWordsProps extends LanderProps {
  /** Our own words. */
  words: { headline: MessageDescriptor; lead: MessageDescriptor };
}

/** Headline, a sentence, the ways in, and what one should know before. Lays nothing out itself. */
export function LanderWords({
  words,
  headline,
  lead,
  minAge,
  signupHref,
  onSignUp,
  loginHref,
  messageCredits,
}: LanderWordsProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <Heading level={1} size="hero">
        {headline ?? <Trans {...words.headline} components={{ em: <em /> }} />}
      </Heading>
      <p className={styles.lead}>{lead ?? t(words.lead)}</p>
      <div className={styles.actions}>
        <SignUpLink tone="primary" size="l" href={signupHref} onSignUp={onSignUp}>
          {t(homeHero.signUp)}
        </SignUpLink>
        <LinkButton size="l" href={loginHref}>
          {t(homeHero.logIn)}
        </LinkButton>
      </div>
      <p className={styles.facts}>
        {t(homeHero.facts({ age: format.number(minAge), credits: messageCredits }))}
      </p>
    </>
  );
}
