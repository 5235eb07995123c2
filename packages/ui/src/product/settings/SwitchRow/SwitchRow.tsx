'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import * as styles from './SwitchRow.css.ts';

/** State of saving a setting. */
export interface SettingState {
  /** Whether it is turned on. */
  enabled: boolean;
  /** The change is being saved; `enabled` is the new value already. A press meanwhile is another change: the last one counts. */
  pending?: boolean;
  /** Why the last change failed; `enabled` is the old value again. */
  problem?: Problem | null;
}

export interface SwitchRowProps extends SettingState, RootProps<'div', 'onChange'> {
  /** What the switch turns on. */
  label: ReactNode;
  /** Explanation below the label. */
  description?: string;
  /** It cannot be changed at the moment. */
  disabled?: boolean;
  /** The switch was turned on or off. */
  onChange: (event: { enabled: boolean }) => void;
}

/** A setting with a switch. Put it inside an `li`. */
export function SwitchRow({
  label,
  description,
  enabled,
  pending = false,
  problem,
  disabled = false,
  onChange,
  className,
  ...rest
}: SwitchRowProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-SwitchRow', styles.root, className)}>
      <Switch
        label={
          <span className={styles.label}>
            <span>{label}</span>
            {pending && (
              <span className={styles.wait}>
                <Spinner />
              </span>
            )}
          </span>
        }
        description={description}
        error={problem && problemText(t, problem)}
        checked={enabled}
        disabled={disabled}
        aria-busy={pending || undefined}
        onChange={event => onChange({ enabled: event.target.checked })}
      />
    </div>
  );
}
