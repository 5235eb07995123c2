'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Marker } from '../../../base/Marker/Marker.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import * as styles from './OnlineMark.css.ts';

export interface OnlineMarkProps extends RootProps<'span'> {
  /** Whether the person is online now. */
  online: boolean;
}

/** Dot and text while a person is online; renders nothing otherwise. */
export function OnlineMark({ online, className, ...rest }: OnlineMarkProps) {
  const { t } = useLingui();
  if (!online) return null;
  return (
    <span {...rest} className={cx('vl-OnlineMark', styles.root, className)}>
      <Marker tone="online" />
      <span>{t(memberWords.online)}</span>
    </span>
  );
}
