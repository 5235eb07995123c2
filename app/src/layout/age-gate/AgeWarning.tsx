import { ENTERED_FIELD } from '@velluto/rules';
import { SiteEntryDialog } from '@velluto/ui/product/layout/SiteEntryDialog';
import { useAppContext } from '../../lib/useAppContext.ts';

/** Leaves the site: back to where the visitor came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The age warning; its links lead to pages that are open without it. */
export default function AgeWarning({ onEnter }: { onEnter: () => void }) {
  const { site } = useAppContext();
  return (
    <SiteEntryDialog
      open
      siteName={site.name}
      minAge={site.min_age}
      fictionalProfiles={site.fictional_warning !== ''}
      field={ENTERED_FIELD}
      onEnter={onEnter}
      onLeave={leave}
    />
  );
}
