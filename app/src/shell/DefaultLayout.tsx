import { DefaultLayout as Frame } from '@velluto/ui/product/shell';
import { lazy, type ReactNode } from 'react';
import { Later } from '../platform/Later.tsx';
import { toViewer } from '../platform/map/viewer.ts';
import { useShown } from '../platform/router/router-context.tsx';
import { useIdle } from '../platform/useIdle.ts';
import { useSession, useVisit } from '../platform/visit-context.ts';
import { Language } from './Language.tsx';
import { MemberBar } from './MemberBar.tsx';
import { PageFooter } from './PageFooter.tsx';

const MemberParts = lazy(() => import('./MemberParts.tsx'));

/** Top bar, notices, screen and footer, for members. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  const viewer = toViewer(useSession());
  const { path, route } = useShown().view;
  const { notices = '' } = useVisit();
  return (
    <Frame
      top={<MemberBar viewer={viewer} />}
      banners={
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server drew them; `MemberParts` takes over
        <div id="notices" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: notices }} />
      }
      tabs={viewer !== null}
      full={route.name === 'index'}
      page={path}
      footer={
        <>
          <PageFooter language={viewer && <Language />} />
          {useIdle() && viewer && (
            <Later>
              <MemberParts />
            </Later>
          )}
        </>
      }
    >
      {children}
    </Frame>
  );
}
