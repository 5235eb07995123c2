import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { writeStored } from '../../platform/storage.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { entryPlace } from './places.ts';

/** Where somebody goes who does not want to enter: back to where they came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The warning at the door; entering is remembered by the moment. Its links lead to pages that are open without it. */
export default function SiteEntry({ open, onEnter }: { open: boolean; onEnter: () => void }) {
  const { site, clock } = useVisit();
  const enter = () => {
    writeStored(entryPlace, Math.floor(clock.now() / 1000));
    onEnter();
  };
  return (
    <SiteEntryDialog
      open={open}
      siteName={site.name}
      minAge={site.min_age}
      fictionalProfiles={site.fictional_warning !== ''}
      termsHref="/pages/terms"
      privacyHref="/pages/privacy"
      onEnter={enter}
      onLeave={leave}
    />
  );
}
