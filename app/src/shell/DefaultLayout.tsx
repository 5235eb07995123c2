import { DefaultLayout as Frame, VisitorBar } from '@velluto/ui/product/shell';
import { lazy, type ReactNode } from 'react';
import { Later } from '../platform/Later.tsx';
import { toViewer } from '../platform/map/viewer.ts';
import { useShown } from '../platform/router/router-context.ts';
import { useIdle } from '../platform/useIdle.ts';
import { useSession } from '../platform/visit-context.ts';
import { Language } from './Language.tsx';
import { MemberBar } from './MemberBar.tsx';
import { PageFooter } from './PageFooter.tsx';

const LikeMoments = lazy(() => import('./LikeMoments.tsx'));

/** Top bar, screen and footer, for members. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  const viewer = toViewer(useSession());
  const { name } = useShown().view.route;
  const bar = viewer ? <MemberBar viewer={viewer} /> : <VisitorBar language={<Language />} />;
  return (
    <Frame
      top={bar}
      tabs={viewer !== null}
      full={name === 'index'}
      footer={<PageFooter language={viewer && <Language />} />}
    >
      {children}
      {useIdle() && viewer && (
        <Later>
          <LikeMoments />
        </Later>
      )}
    </Frame>
  );
}
