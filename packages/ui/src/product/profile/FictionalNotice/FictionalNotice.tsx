'use client';

import { useLingui } from '@lingui/react/macro';
import { fictionalNotice } from '../../../i18n/messages/fictional.ts';
import type { Origin } from '../../../model/origin.ts';
import { FictionalIcon } from '../../../patterns/OriginMark/FictionalIcon.tsx';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './FictionalNotice.css.ts';

export interface FictionalNoticeProps {
  /** Kind of profile. Renders nothing for a member. */
  origin: Origin;
  /** The site's warning; the default text when left out. */
  warning?: string;
}

/** Says on a profile or in a conversation that the person is not a private member. */
export function FictionalNotice({ origin, warning }: FictionalNoticeProps) {
  const { t } = useLingui();
  if (origin === 'member') return null;
  return (
    <div data-component="FictionalNotice" role="note" className={styles.root}>
      <FictionalIcon className={styles.sign} />
      <div>
        <p className={styles.title}>{t(fictionalNotice.title)}</p>
        <p className={plain}>{warning || t(fictionalNotice.body)}</p>
      </div>
    </div>
  );
}
