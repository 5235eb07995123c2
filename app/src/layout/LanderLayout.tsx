import { LanderLayout as Frame, LanderLogoBar } from '@velluto/ui/product/layout';
import type { ComponentProps, ReactNode } from 'react';
import { usePage } from '../lib/router/router-context.tsx';
import { useSession } from '../lib/useAppContext.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { NoScriptNotice } from './NoScriptNotice.tsx';
import { PageFooter } from './PageFooter.tsx';

/** Landers with another background than the page. */
const backgrounds: Record<string, ComponentProps<typeof LanderLogoBar>['background']> = {
  'landers-alonetonight': 'night',
  'members-id-landing2': 'accent',
};

/** Logo bar, lander, footer with the disclaimer. */
export function LanderLayout({ children }: { children: ReactNode }) {
  const { name } = usePage().route;
  const { user } = useSession();
  return (
    <Frame
      bar={
        <>
          <LanderLogoBar
            background={backgrounds[name]}
            access={user ? 'member' : 'visitor'}
            language={<LanguageSwitcher />}
          />
          <NoScriptNotice />
        </>
      }
      footer={<PageFooter plain />}
    >
      {children}
    </Frame>
  );
}
