'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { fictionalNotice } from '../../../i18n/messages/profiles/fictional.ts';
import type { Origin } from '../../../model/origin.ts';
import { FictionalIcon } from '../../../patterns/OriginMark/FictionalIcon.tsx';
import { plain } from '../../../theme/elements.css.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './FictionalNotice.css.ts';

export interface FictionalNoticeProps extends RootProps<'div'> {
  /** Kind of profile. Renders nothing for a member. */
  origin: Origin;
  /** The site's warning; the default text when left out. */
  warning?: string;
}

/** Says on a profile or in a conversation that the person is not a private member, and who answers. */
export function FictionalNotice({ origin, warning, className, ...rest }: FictionalNoticeProps) {
  const { t } = useLingui();
  const { description } = useOriginTexts()(origin);
  if (origin === 'member') return null;
  return (
    <div role="note" {...rest} className={cx('vl-FictionalNotice', styles.root, className)}>
      <FictionalIcon className={styles.sign} />
      <div>
        <p className={styles.title}>{description}</p>
        <p className={plain}>{warning || t(fictionalNotice.body)}</p>
      </div>
    </div>
  );
}
