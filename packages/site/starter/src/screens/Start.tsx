import { useLingui } from '@lingui/react';
import { DataList, Page } from '@velluto/ui/patterns';
import { Frame } from '../Frame.tsx';

/** What to change next, and where it stands. Shown until a server is connected. */
const places = [
  ['app.start.server', '.env.local: VITE_API_URL=http://localhost:4100'],
  ['app.start.brand', 'brand/brand.ts, npm run brand'],
  ['app.start.mark', 'public/mark.svg, src/brand.ts'],
  ['app.start.texts', 'src/locales, src/screens/*/locales'],
  ['app.start.pages', 'src/own-screens.ts, src/screens'],
  ['app.start.frame', 'src/Frame.tsx'],
  ['app.start.components', 'node_modules/@velluto/ui/GUIDE.md'],
] as const;

interface StartProps {
  /** It is in place of a page that only the server's own app has. */
  missing?: boolean;
}

/** The page that says where to go on. */
export function Start({ missing }: StartProps) {
  const { i18n } = useLingui();
  const rows = places.map(([id, place]) => ({
    term: i18n._(id),
    detail: <code translate="no">{place}</code>,
  }));
  return (
    <Frame>
      <Page
        title={i18n._('app.start')}
        lead={i18n._(missing ? 'app.start.missing' : 'app.start.lead')}
        width="reading"
      >
        <DataList rows={rows} />
      </Page>
    </Frame>
  );
}
