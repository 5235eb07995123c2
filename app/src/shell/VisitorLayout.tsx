import { DefaultLayout as Frame, VisitorBar } from '@velluto/ui/product/shell';
import { lazy, type ReactNode } from 'react';
import { Later } from '../platform/Later.tsx';
import { useShown } from '../platform/router/router-context.tsx';
import { Language } from './Language.tsx';
import { PageFooter } from './PageFooter.tsx';
import { useBack } from './useBack.ts';

const BackButton = lazy(() => import('./Back.ts').then(module => ({ default: module.BackButton })));

/** The same frame for visitors, who load nothing of what only members see. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  const { name } = useShown().view.route;
  const { onBack } = useBack();
  const back = onBack && (
    <Later>
      <BackButton onBack={onBack} />
    </Later>
  );
  return (
    <Frame
      top={<VisitorBar language={<Language />} back={back} />}
      footer={<PageFooter />}
      full={name === 'index'}
    >
      {children}
    </Frame>
  );
}
