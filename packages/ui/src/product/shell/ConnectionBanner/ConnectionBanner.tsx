'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { connectionBanner } from '../../../i18n/messages/shell.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';

export interface ConnectionBannerProps {
  /** Renders nothing while `online`. */
  state: 'online' | 'offline' | 'reconnecting';
}

/** Says that the connection is lost, and that no text is lost. */
export function ConnectionBanner({ state }: ConnectionBannerProps) {
  const { t } = useLingui();
  return (
    <div role="status" data-component="ConnectionBanner">
      {state !== 'online' && (
        <Banner tone={state === 'offline' ? 'caution' : 'info'} icon={<Icon shape={icons.alert} size="s" />}>
          {t(connectionBanner[state])}
        </Banner>
      )}
    </div>
  );
}
