'use client';

import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { blockedRow } from '../../../i18n/messages/notifications.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { BlockButton, type BlockButtonProps } from '../BlockButton/BlockButton.tsx';
import * as styles from './BlockedRow.css.ts';

export interface BlockedRowProps extends Pick<BlockButtonProps, 'blocked' | 'onPress'>, RootProps<'div'> {
  /** The person who is blocked. */
  member: Pick<MemberSummary, 'id' | 'name' | 'origin' | 'photo'>;
  /** When they were blocked, ISO 8601. */
  blockedAt: string;
}

/** A person whom the reader has blocked, with a button to unblock and to block again. Put it inside an `li`. */
export function BlockedRow({
  member: { id, name, origin, photo },
  blockedAt,
  blocked,
  onPress,
  className,
  ...rest
}: BlockedRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const originTexts = useOriginTexts();
  return (
    <div {...rest} className={cx('vl-BlockedRow', styles.root, className)}>
      <div className={styles.person}>
        <Avatar photo={photo} name={name} />
        <div className={styles.text}>
          <p className={styles.head}>
            <span dir="auto" translate="no" className={styles.name}>
              {name}
            </span>
            <OriginMark origin={origin} {...originTexts(origin)} />
          </p>
          <Text size="s" tone="muted">
            {t(blocked ? blockedRow.since({ date: format.date(blockedAt) }) : blockedRow.open)}
          </Text>
        </div>
      </div>
      <BlockButton memberId={id} name={name} blocked={blocked} onPress={onPress} />
    </div>
  );
}
