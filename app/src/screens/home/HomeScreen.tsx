import { useLingui } from '@lingui/react/macro';
import type { MemberSummary } from '@velluto/api-client';
import { PhotoGrid } from '@velluto/ui/patterns';
import { HomeHero } from '@velluto/ui/product/landers';
import { MemberTile } from '@velluto/ui/product/search';
import { lazy, Suspense, useState } from 'react';
import { homeMessages as messages } from '../../locales/messages/home.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useRoomy } from '../../platform/useRoomy.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';

/** Pictures that are loaded at once. */
const firstRow = 4;

const SignupModal = lazy(() => import('../signup/Modal.tsx'));

/** The home page: what this is, the way in, and people. Smartphones sign up on a page, others in a dialog. */
export default function HomeScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { t } = useLingui();
  const { site } = useVisit();
  const { user } = useSession();
  const roomy = useRoomy();
  const [open, setOpen] = useState(false);
  useTitle('');
  return (
    <>
      <HomeHero
        minAge={site.min_age}
        messageCredits={site.message_credits}
        signupHref="/signup"
        loginHref="/login"
        onSignUp={roomy && !user ? () => setOpen(true) : undefined}
      >
        {data.members.length > 0 && (
          <PhotoGrid
            label={t(messages.people)}
            items={data.members.map(toMember).map((member, index) => ({
              id: member.id,
              content: <MemberTile member={member} priority={index < firstRow} />,
            }))}
          />
        )}
      </HomeHero>
      {open && (
        <Suspense>
          <SignupModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
