'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { ACTIVATION_DAYS } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { activationResult } from '../../../i18n/messages/accounts/signup.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { ActivationCards, type ActivationCardsProps } from './ActivationCards.tsx';
import * as styles from './ActivationResult.css.ts';

export type ActivationResultProps = RootProps<'div'> &
  (
    | ({
        /** How it ended. */
        result: 'done';
        /** What was chosen before the sign-up; without it only the cards lead on. */
        nextHref?: string;
      } & ActivationCardsProps)
    | {
        /** Nobody is logged in: whether the link worked shows once they are. */
        result: 'unknown';
        /** Address of the log-in; the route `login` when left out. */
        loginHref?: string;
      }
    | {
        /** How it ended. */
        result: 'error';
        /** Address of the support; the route `service` when left out. */
        supportHref?: string;
        /** For members who are logged in: sends a new link. */
        onResend?: () => void;
        /** State of sending the e-mail once more. */
        resend?: 'idle' | 'sending' | 'sent';
      }
  );

/** The page behind the link of the activation mail. */
export function ActivationResult(props: ActivationResultProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  if (props.result === 'done') {
    const { result, nextHref, profileHref, premiumHref, membersHref, discountPercent, className, ...rest } =
      props;
    return (
      <div data-result={result} {...rest} className={cx('vl-ActivationResult', styles.page, className)}>
        <div className={styles.head}>
          <Heading level={1}>
            <Trans {...activationResult.done} components={{ em: <em /> }} />
          </Heading>
          <Text size="l" tone="muted">
            {t(activationResult.doneBody)}
          </Text>
          {nextHref && (
            <div className={styles.choice}>
              <LinkButton tone="primary" size="l" href={nextHref}>
                {t(activationResult.goOn)}
              </LinkButton>
            </div>
          )}
        </div>
        <ActivationCards
          profileHref={profileHref}
          premiumHref={premiumHref}
          membersHref={membersHref}
          discountPercent={discountPercent}
        />
      </div>
    );
  }
  if (props.result === 'unknown') {
    const { result, loginHref, className, ...rest } = props;
    return (
      <div data-result={result} {...rest} className={cx('vl-ActivationResult', className)}>
        <StatusPage
          icon={<Icon shape={icons.mail} size="l" />}
          title={<Trans {...activationResult.unknown} components={{ em: <em /> }} />}
          actions={
            <LinkButton tone="primary" size="l" href={loginHref ?? routes.login}>
              {t(activationResult.logIn)}
            </LinkButton>
          }
        >
          <p className={plain}>{t(activationResult.unknownBody)}</p>
        </StatusPage>
      </div>
    );
  }
  const { result, supportHref, onResend, resend = 'idle', className, ...rest } = props;
  return (
    <div data-result={result} {...rest} className={cx('vl-ActivationResult', className)}>
      <StatusPage
        icon={<Icon shape={icons.mail} size="l" />}
        title={<Trans {...activationResult.error} components={{ em: <em /> }} />}
        actions={
          <>
            {onResend && resend !== 'sent' && (
              <Button tone="primary" pending={resend === 'sending'} onClick={onResend}>
                {t(activationResult.resend)}
              </Button>
            )}
            <LinkButton href={supportHref ?? routes.service}>{t(activationResult.support)}</LinkButton>
          </>
        }
      >
        <p className={plain}>{t(activationResult.errorBody({ days: ACTIVATION_DAYS }))}</p>
        <div role="status">
          {resend === 'sent' && <Text tone="positive">{t(activationResult.resent)}</Text>}
        </div>
      </StatusPage>
    </div>
  );
}
