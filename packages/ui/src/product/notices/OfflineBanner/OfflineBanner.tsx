import { Icon } from '../../../base/Icon/Icon.tsx';
import { offlineBanner } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { useT } from '../../../provider/hooks.ts';

export interface OfflineBannerProps {
  /** `back` is said for a moment after the connection returned; `online` shows nothing. */
  state: 'online' | 'offline' | 'back';
}

/** Says that there is no connection, and that nothing gets lost meanwhile. */
export function OfflineBanner({ state }: OfflineBannerProps) {
  const t = useT();
  return (
    <div data-component="OfflineBanner" role="status">
      {state === 'offline' && (
        <Banner tone="caution" icon={<Icon name="alert" size="s" />}>
          {t(offlineBanner.offline)}
        </Banner>
      )}
      {state === 'back' && (
        <Banner tone="positive" icon={<Icon name="check" size="s" />}>
          {t(offlineBanner.back)}
        </Banner>
      )}
    </div>
  );
}
