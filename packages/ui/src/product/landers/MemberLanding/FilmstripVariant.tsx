'use client';

import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../../base/Chip/Chip.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { memberLanding } from '../../../i18n/messages/landers/member-landing.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './MemberLanding.css.ts';
import {
  LeadOrFictionalNotice,
  MemberActions,
  MemberHeading,
  MemberTerms,
  type VariantProps,
} from './variant-parts.tsx';

/** Variant 3: the photos as a strip of film, and the interests below. */
export function FilmstripVariant({ content, ...rest }: VariantProps) {
  const { t } = useLingui();
  const format = useFormat();
  const originTexts = useOriginTexts();
  const { member, warning } = content;
  const { name, photo, photos } = member;
  const frames = photos.length > 0 ? photos : [photo];
  const interests = member.interests.slice(0, 6);
  return (
    <LanderFrame
      {...rest}
      arrangement="across"
      picture={
        <ul aria-label={t(memberLanding.photos)} className={styles.strip}>
          {frames.slice(0, 6).map((frame, index) => {
            const position = { index: format.number(index + 1), count: format.number(frames.length) };
            return (
              <li key={frame && 'id' in frame ? String(frame.id) : 'only'} className={styles.frame}>
                <div className={styles.exposed}>
                  <Photo
                    photo={frame}
                    name={name}
                    alt={t((frame?.locked ? memberLanding.lockedPhoto : memberLanding.photo)(position))}
                    sizes="(width < 56rem) 50vw, 20rem"
                    priority={index < 2}
                  />
                  {index === 0 && (
                    <span className={styles.mark}>
                      <OriginMark origin={member.origin} {...originTexts(member.origin)} background="photo" />
                    </span>
                  )}
                </div>
                <span aria-hidden className={styles.count}>
                  {`${position.index}/${position.count}`}
                </span>
              </li>
            );
          })}
        </ul>
      }
    >
      <MemberHeading text={memberLanding.stripHeadline} name={name} />
      <LeadOrFictionalNotice origin={member.origin} warning={warning}>
        {t(memberLanding.stripLead)}
      </LeadOrFictionalNotice>
      <MemberActions {...content} />
      {interests.length > 0 && (
        <ul aria-label={t(memberLanding.interests)} className={styles.interests}>
          {interests.map(interest => (
            <li key={interest}>
              <Chip>{t(valueMessage(interestNames, 'Interest', interest))}</Chip>
            </li>
          ))}
        </ul>
      )}
      <MemberTerms {...content} />
    </LanderFrame>
  );
}
