'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { blockButton } from '../../../i18n/messages/profiles/profile.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import * as styles from './BlockButton.css.ts';

export interface BlockButtonProps extends RootProps<'div'> {
  /** Id of the person. */
  memberId: string;
  /** Name of the person. */
  name: string;
  /** The reader has blocked this person. */
  blocked: boolean;
  /** The confirmed action is running. */
  pending?: boolean;
  /** Error of the last action. */
  problem?: Problem | null;
  /** The button was pressed. The caller should ask first, with a `ConfirmDialog` of the same action. */
  onPress: (event: { memberId: string; action: 'block' | 'unblock' }) => void;
}

/** Button that blocks or unblocks a person. */
export function BlockButton({
  memberId,
  name,
  blocked,
  pending = false,
  problem,
  onPress,
  className,
  ...rest
}: BlockButtonProps) {
  const { t } = useLingui();
  const action = blocked ? 'unblock' : 'block';
  return (
    <div
      data-state={blocked ? 'blocked' : 'open'}
      {...rest}
      className={cx('vl-BlockButton', styles.root, className)}
    >
      <Button
        tone={blocked ? 'quiet' : 'plain'}
        startIcon={<Icon shape={blocked ? icons.check : icons.block} size="s" />}
        aria-label={t(blockButton[`${action}Label`]({ name }))}
        pending={pending}
        onClick={() => onPress({ memberId, action })}
      >
        {t(blockButton[action])}
      </Button>
      <div role="alert" className={styles.status}>
        {problem && (
          <Text size="s" tone="critical">
            {problemText(t, problem)}
          </Text>
        )}
      </div>
    </div>
  );
}
