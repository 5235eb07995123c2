'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { memberLanding } from '../../../i18n/messages/landers/member-landing.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { useBrand } from '../../../provider/hooks.ts';
import { LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './MemberLanding.css.ts';
import {
  LeadOrFictionalNotice,
  MemberActions,
  MemberHeading,
  MemberTerms,
  type VariantProps,
} from './variant-parts.tsx';

/** Variant 2: a postcard. Its text becomes the first message, free of charge. */
export function PostcardVariant({ content, ...rest }: VariantProps) {
  const { t } = useLingui();
  const { Logo } = useBrand();
  const [message, setMessage] = useState('');
  const { member, warning, onSignUp } = content;
  return (
    <LanderFrame
      {...rest}
      arrangement="card"
      background="accent"
      picture={
        <div className={styles.front}>
          <LanderPhoto member={member} place sizes="(width < 56rem) 100vw, 30rem" priority />
        </div>
      }
    >
      <div className={styles.head}>
        <MemberHeading text={memberLanding.cardHeadline} name={member.name} />
        <span className={styles.stamp} aria-hidden>
          <Logo size="s" />
        </span>
      </div>
      {member.origin !== 'member' && (
        <LeadOrFictionalNotice origin={member.origin} warning={warning}>
          {null}
        </LeadOrFictionalNotice>
      )}
      {onSignUp ? (
        <form
          method="post"
          className={styles.form}
          onSubmit={event => {
            event.preventDefault();
            onSignUp({ message: message.trim() });
          }}
        >
          <TextArea
            label={t(memberLanding.message)}
            value={message}
            rows={3}
            maxRows={6}
            onChange={event => setMessage(event.target.value)}
          />
          <Button type="submit" tone="primary" size="l" wide>
            {t(memberLanding.send)}
          </Button>
          <p className={styles.note}>{t(memberLanding.messageNote)}</p>
        </form>
      ) : (
        <MemberActions {...content} />
      )}
      <MemberTerms {...content} />
    </LanderFrame>
  );
}
