'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { emailUndeliverableAlert } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { useRoutes } from '../../../provider/hooks.ts';

export interface EmailUndeliverableAlertProps extends RootProps<'div'> {
  /** Address that e-mails do not reach. */
  email: string;
  /** Address of the page where the e-mail address is changed; the route `settings` when left out. */
  settingsHref?: string;
}

/** Asks members whose e-mails come back to check the address. It stays until they confirmed one. */
export function EmailUndeliverableAlert({
  email,
  settingsHref,
  className,
  ...rest
}: EmailUndeliverableAlertProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <div {...rest} className={cx('vl-EmailUndeliverableAlert', className)}>
      <Banner
        tone="caution"
        icon={<Icon shape={icons.mail} size="s" />}
        brief={t(emailUndeliverableAlert.brief)}
        action={
          <TextLink strong href={settingsHref ?? routes.settings}>
            {t(emailUndeliverableAlert.action)}
          </TextLink>
        }
      >
        {t(emailUndeliverableAlert.text({ email }))}
      </Banner>
    </div>
  );
}
