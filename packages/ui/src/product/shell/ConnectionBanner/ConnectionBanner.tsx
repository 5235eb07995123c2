'use client';

import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { connectionBanner } from '../../../i18n/messages/shell.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { useT } from '../../../provider/hooks.ts';

export interface ConnectionBannerProps {
  /** Nothing is drawn while `online`. */
  state: 'online' | 'offline' | 'reconnecting';
}

/** Says that the live connection is gone, and that nothing written is lost. */
export function ConnectionBanner({ state }: ConnectionBannerProps) {
  const t = useT();
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
