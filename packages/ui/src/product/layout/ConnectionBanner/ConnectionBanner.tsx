'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { connectionBanner } from '../../../i18n/messages/layout/layout.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';

export interface ConnectionBannerProps extends RootProps<'div'> {
  /** Renders nothing while `online`. */
  state: 'online' | 'offline' | 'reconnecting';
}

/** Says that the connection is lost, and that no text is lost. */
export function ConnectionBanner({ state, className, ...rest }: ConnectionBannerProps) {
  const { t } = useLingui();
  return (
    <div role="status" {...rest} className={cx('vl-ConnectionBanner', className)}>
      {state !== 'online' && (
        <Banner tone={state === 'offline' ? 'caution' : 'info'} icon={<Icon shape={icons.alert} size="s" />}>
          {t(connectionBanner[state])}
        </Banner>
      )}
    </div>
  );
}
