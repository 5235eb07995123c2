import { DefaultLayout as Frame, VisitorBar } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { useShown } from '../platform/router/router-context.ts';
import { Language } from './Language.tsx';
import { PageFooter } from './PageFooter.tsx';
import { useBack } from './useBack.ts';

/** The same frame for visitors, who load nothing of what only members see. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  const { name } = useShown().view.route;
  return (
    <Frame
      top={<VisitorBar language={<Language />} {...useBack()} />}
      footer={<PageFooter />}
      full={name === 'index'}
    >
      {children}
    </Frame>
  );
}
