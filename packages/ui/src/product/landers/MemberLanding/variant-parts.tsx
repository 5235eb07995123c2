'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { memberLanding } from '../../../i18n/messages/landers/member-landing.ts';
import { fictionalNotice } from '../../../i18n/messages/profiles/fictional.ts';
import type { MemberProfile } from '../../../model/member.ts';
import type { Origin } from '../../../model/origin.ts';
import { Headline } from '../../../patterns/Headline/Headline.tsx';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { FictionalIcon } from '../../../patterns/OriginMark/FictionalIcon.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from '../LanderContent/LanderContent.css.ts';
import { SignUpLink } from '../LanderContent/SignUpLink.tsx';
import { sign, warning as warningTitle } from './MemberLanding.css.ts';

/** What a landing page of a member shows. */
export interface MemberLandingContent {
  /** The person, with what visitors may see: locked photos come as small blurred files. */
  member: Pick<
    MemberProfile,
    'id' | 'name' | 'age' | 'origin' | 'place' | 'photo' | 'photos' | 'aboutMe' | 'interests'
  >;
  /** The site's warning about fictional profiles; the default text when left out. */
  warning?: string;
  /** Minimum age of the site, in years. */
  minAge: number;
  /** Credits that each message after the first costs. */
  messageCredits: number;
  /** Address of the sign-up for this person; the route `signup` when left out. */
  signupHref?: string;
  /** Opens the sign-up in a dialog, with the first message if one was written. */
  onSignUp?: (event: { message: string }) => void;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
}

/** Props of a variant: what it shows, and what goes to its root. */
export interface VariantProps extends RootProps<'section', 'content'> {
  /** Texts and pictures of the landing page. */
  content: MemberLandingContent;
}

/** A headline with the person's name in it. */
export function MemberHeading({
  text,
  name,
}: {
  text: (values: { name: string }) => MessageDescriptor;
  name: string;
}) {
  return (
    <Headline size="hero">
      <Trans {...text({ name })} components={{ who: <em dir="auto" translate="no" /> }} />
    </Headline>
  );
}

/** The lead text of a member's page; for a fictional profile the site's warning instead. */
export function LeadOrFictionalNotice({
  origin,
  warning,
  children,
}: {
  origin: Origin;
  warning: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { description } = useOriginTexts()(origin);
  if (origin === 'member') return <p className={styles.lead}>{children}</p>;
  return (
    <Notice icon={<FictionalIcon className={sign} />}>
      <span className={warningTitle}>{`${description}.`}</span>{' '}
      <span>{warning || t(fictionalNotice.body)}</span>
    </Notice>
  );
}

/** The buttons: sign up to write, or log in. */
export function MemberActions({ signupHref, onSignUp, loginHref }: MemberLandingContent) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <div className={styles.actions}>
      <SignUpLink
        tone="primary"
        size="l"
        href={signupHref}
        onSignUp={onSignUp && (() => onSignUp({ message: '' }))}
      >
        {t(memberLanding.write)}
      </SignUpLink>
      <LinkButton size="l" href={loginHref ?? routes.login}>
        {t(homeHero.logIn)}
      </LinkButton>
    </div>
  );
}

/** The small print. */
export function MemberTerms({
  minAge,
  messageCredits,
}: Pick<MemberLandingContent, 'minAge' | 'messageCredits'>) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <p className={styles.facts}>
      {t(memberLanding.facts({ age: format.number(minAge), credits: messageCredits }))}
    </p>
  );
}
