import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { Text } from '../../base/Text/Text.tsx';
import type { LocateState } from '../../model/location.ts';
import * as styles from './LocateButton.css.ts';

export interface LocateButtonProps {
  /** State of the look-up of the position. */
  state: LocateState;
  /** Texts by state: on the button while `idle` or `active`; below the button in the other states. */
  labels: Record<LocateState, string>;
  /** The position is to be looked up. */
  onLocate: () => void;
}

/** Asks the device for its position. The result is announced below; the button stays for another try. */
export const LocateButton = ({ state, labels, onLocate }: LocateButtonProps) => {
  const active = state === 'active';
  return (
    <div data-component="LocateButton" data-state={state} className={styles.root}>
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
