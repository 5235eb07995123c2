'use client';

import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { birthStep } from '../../../i18n/messages/signup.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './SignupSteps.css.ts';

export type LocateState = 'idle' | 'active' | 'error' | 'denied' | 'unsupported';

export interface LocateButtonProps {
  state: LocateState;
  onLocate: () => void;
}

/** Fills in the place from the device, when it can. */
export function LocateButton({ state, onLocate }: LocateButtonProps) {
  const t = useT();
  if (state === 'unsupported') return null;
  const said = { error: birthStep.locateError, denied: birthStep.locateDenied };
  return (
    <div data-component="LocateButton" className={styles.locate}>
      <Button
        size="s"
        startIcon={<Icon shape={icons.pin} size="s" />}
        pending={state === 'active'}
        onClick={onLocate}
      >
        {t(state === 'active' ? birthStep.locating : birthStep.locate)}
      </Button>
      <div role="status">
        {(state === 'error' || state === 'denied') && (
          <Text size="s" tone="muted">
            {t(said[state])}
          </Text>
        )}
      </div>
    </div>
  );
}
