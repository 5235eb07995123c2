import { Button } from '../../base/Button/Button.tsx';
import { cx } from '../../base/cx.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import type { RootProps } from '../../base/root-props.ts';
import { Text } from '../../base/Text/Text.tsx';
import type { LocateState } from '../../model/location.ts';
import * as styles from './LocateButton.css.ts';

export interface LocateButtonProps extends RootProps<'div'> {
  /** State of the look-up of the position. */
  state: LocateState;
  /** Texts by state: on the button while `idle` or `active`; below the button in the other states. */
  labels: Record<LocateState, string>;
  /** The position is to be looked up. */
  onLocate: () => void;
}

/** Asks the device for its position. The result is announced below; the button stays for another try. */
export const LocateButton = ({ state, labels, onLocate, className, ...rest }: LocateButtonProps) => {
  const active = state === 'active';
  return (
    <div data-state={state} {...rest} className={cx('vl-LocateButton', styles.root, className)}>
      <Button size="s" startIcon={<Icon shape={icons.pin} size="s" />} pending={active} onClick={onLocate}>
        {labels[active ? 'active' : 'idle']}
      </Button>
      <div role="status" className={styles.status}>
        {state !== 'idle' && !active && (
          <Text size="s" tone="muted">
            {labels[state]}
          </Text>
        )}
      </div>
    </div>
  );
};
