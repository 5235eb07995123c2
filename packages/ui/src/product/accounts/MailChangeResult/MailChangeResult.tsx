'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { MAIL_UNDO_HOURS } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { mailChangeResult } from '../../../i18n/messages/accounts/account.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './MailChangeResult.css.ts';

type Outcome =
  | {
      /** How it ended. */
      result: 'done';
      /** The new address. */
      email: string;
      /** Address of the member search; the route `members` when left out. */
      membersHref?: string;
      /** Address of the settings; the route `settings` when left out. */
      settingsHref?: string;
      passwordHref?: undefined;
      supportHref?: undefined;
    }
  | {
      /** How it ended. */
      result: 'undone';
      /** The old address, which is in use again. */
      email: string;
      /** Address of the page for a new password; the route `resetPassword` when left out. */
      passwordHref?: string;
      membersHref?: undefined;
      settingsHref?: undefined;
      supportHref?: undefined;
    }
  | {
      /** How it ended. */
      result: 'error';
      /** Address of the settings; the route `settings` when left out. */
      settingsHref?: string;
      /** Address of the support; the route `service` when left out. */
      supportHref?: string;
      email?: undefined;
      membersHref?: undefined;
      passwordHref?: undefined;
    };

export type MailChangeResultProps = RootProps<'div'> & Outcome;

const resultIcons = { done: icons.mail, undone: icons.shield, error: icons.alert };

/** The page behind the links of mails about a changed address: confirmed, undone, or failed. */
export function MailChangeResult(props: MailChangeResultProps) {
  const { t } = useLingui();
  const { result, email, membersHref, settingsHref, passwordHref, supportHref, className, ...rest } = props;
  return (
    <div data-result={result} {...rest} className={cx('vl-MailChangeResult', className)}>
      <StatusPage
        icon={<Icon shape={resultIcons[result]} size="l" />}
        title={<Trans {...mailChangeResult[result]} components={{ em: <em /> }} />}
        actions={<Actions {...props} />}
      >
        {props.result === 'error' ? (
          <p className={plain}>{t(mailChangeResult.errorBody)}</p>
        ) : (
          <p className={plain}>
            <Trans
              {...mailChangeResult[`${props.result}Body`]({ email: props.email })}
              components={{ email: <span className={styles.email} /> }}
            />
          </p>
        )}
        {result === 'done' && (
          <p className={styles.aside}>{t(mailChangeResult.doneUndo({ hours: MAIL_UNDO_HOURS }))}</p>
        )}
      </StatusPage>
    </div>
  );
}

/** The most likely next step first. */
function Actions(props: Outcome) {
  const { t } = useLingui();
  const routes = useRoutes();
  if (props.result === 'undone') {
    return (
      <LinkButton tone="primary" href={props.passwordHref ?? routes.resetPassword}>
        {t(mailChangeResult.password)}
      </LinkButton>
    );
  }
  const settings = (
    <LinkButton
      tone={props.result === 'done' ? 'quiet' : 'primary'}
      href={props.settingsHref ?? routes.settings}
    >
      {t(mailChangeResult.settings)}
    </LinkButton>
  );
  return props.result === 'done' ? (
    <>
      <LinkButton tone="primary" href={props.membersHref ?? routes.members}>
        {t(mailChangeResult.goOn)}
      </LinkButton>
      {settings}
    </>
  ) : (
    <>
      {settings}
      <LinkButton href={props.supportHref ?? routes.service}>{t(mailChangeResult.support)}</LinkButton>
    </>
  );
}
