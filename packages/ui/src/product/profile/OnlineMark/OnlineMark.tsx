'use client';

import { useLingui } from '@lingui/react/macro';
import { Marker } from '../../../base/Marker/Marker.tsx';
import { memberWords } from '../../../i18n/messages/member.ts';
import * as styles from './OnlineMark.css.ts';

export interface OnlineMarkProps {
  /** Whether the person is online now. */
  online: boolean;
}

/** Dot and text while a person is online; renders nothing otherwise. */
export function OnlineMark({ online }: OnlineMarkProps) {
  const { t } = useLingui();
  if (!online) return null;
  return (
    <span data-component="OnlineMark" className={styles.root}>
      <Marker tone="online" />
      <span>{t(memberWords.online)}</span>
    </span>
  );
}
