'use client';

import { useLingui } from '@lingui/react/macro';
import { memberLanding } from '../../../i18n/messages/landers/member-landing.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './MemberLanding.css.ts';
import {
  LeadOrFictionalNotice,
  MemberActions,
  MemberHeading,
  MemberTerms,
  type VariantProps,
} from './variant-parts.tsx';

/** Variant 1: the portrait as a poster, and the person's text about themselves. */
export function PosterVariant({ content, ...rest }: VariantProps) {
  const { t } = useLingui();
  const { member, warning } = content;
  return (
    <LanderFrame
      {...rest}
      arrangement="bleed"
      picture={
        <div className={styles.poster}>
          <LanderPhoto member={member} place sizes="(width < 56rem) 100vw, 48vw" priority />
        </div>
      }
    >
      <MemberHeading text={memberLanding.posterHeadline} name={member.name} />
      {member.aboutMe.trim() && (
        <blockquote className={styles.quote} dir="auto">
          {member.aboutMe}
        </blockquote>
      )}
      <LeadOrFictionalNotice origin={member.origin} warning={warning}>
        {t(memberLanding.posterLead)}
      </LeadOrFictionalNotice>
      <MemberActions {...content} />
      <MemberTerms {...content} />
    </LanderFrame>
  );
}
