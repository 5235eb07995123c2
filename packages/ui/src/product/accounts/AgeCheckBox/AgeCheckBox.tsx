'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { ageCheckBox } from '../../../i18n/messages/accounts/signup.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './AgeCheckBox.css.ts';

export interface AgeCheckBoxProps extends RootProps<'div'> {
  /** Nothing was proved yet, what was brought back is being checked, it was refused, or the age is proved. */
  state: 'asked' | 'checking' | 'refused' | 'proved';
  /** Age that has to be proved, in years: the minimum age of the site. @default 18 */
  minAge?: number;
  /** The way to the provider is being prepared. */
  pending?: boolean;
  /** Address to go on to once the age is proved; `members` of the routes when left out. */
  continueHref?: string;
  /** The person wants to go to the provider. */
  onStart: () => void;
}

/**
 * Asks for a proof of age by a service that learns nothing of the account, and says so before one goes there.
 *
 * @part facts - what the service learns, and what is stored
 */
export function AgeCheckBox({
  state,
  minAge = 18,
  pending = false,
  continueHref,
  onStart,
  className,
  ...rest
}: AgeCheckBoxProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const waits = state === 'asked' || state === 'refused';
  return (
    <div data-state={state} {...rest} className={cx('vl-AgeCheckBox', styles.root, className)}>
      <div className={styles.lead}>
        <Icon shape={icons.shield} size="l" />
        <div role="status">
          <Text size="l">{t(waits ? ageCheckBox.body({ minAge }) : ageCheckBox[state])}</Text>
        </div>
      </div>
      {waits && (
        <>
          <div data-part="facts" className={styles.facts}>
            <Text size="s">{t(ageCheckBox.service)}</Text>
            <Text size="s">{t(ageCheckBox.stored({ minAge }))}</Text>
          </div>
          <Button tone="primary" size="l" wide pending={pending} onClick={onStart}>
            {t(state === 'refused' ? ageCheckBox.again : ageCheckBox.start)}
          </Button>
        </>
      )}
      {state === 'proved' && (
        <LinkButton tone="primary" size="l" wide href={continueHref ?? routes.members}>
          {t(ageCheckBox.goOn)}
        </LinkButton>
      )}
    </div>
  );
}
