'use client';

import { Marker } from '../../../base/Marker/Marker.tsx';
import { memberWords } from '../../../i18n/messages/member.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './OnlineMark.css.ts';

export interface OnlineMarkProps {
  online: boolean;
}

/** Dot and words while a person has the site open; nothing otherwise. */
export function OnlineMark({ online }: OnlineMarkProps) {
  const t = useT();
  if (!online) return null;
  return (
    <span data-component="OnlineMark" className={styles.root}>
      <Marker tone="online" />
      <span>{t(memberWords.online)}</span>
    </span>
  );
}
