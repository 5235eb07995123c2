import { useLingui } from '@lingui/react/macro';
import type { MemberSummary } from '@velluto/api-client';
import { toMember } from '@velluto/api-client/ui';
import { Page, PhotoGrid } from '@velluto/ui/patterns';
import { HomeHero } from '@velluto/ui/product/landers';
import { MemberTile, WhyThisOrder } from '@velluto/ui/product/search';
import { filmsOf } from '../../features/landers/films-of.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { homeMessages as messages } from '../../locales/messages/home.ts';
import { useSignup } from '../accounts/signup/useSignup.tsx';

/** Pictures that are loaded early. */
const firstRow = 4;

/** The home page: what the site is, sign-up and log-in (for members the way to the members), and people. Phones sign up on a page, others in a dialog. */
export default function HomeScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const { href, loginHref, membersHref, onSignUp, modal } = useSignup();
  const members = data.members.map(toMember);
  useTitle('');
  return (
    <>
      <HomeHero
        minAge={site.min_age}
        messageCredits={site.message_credits}
        signupHref={href}
        loginHref={loginHref}
        membersHref={membersHref}
        onSignUp={onSignUp}
        scene={filmsOf(site)[0]}
        members={members}
      >
        {members.length > 0 && (
          <PhotoGrid
            label={t(messages.people)}
            items={members.map((member, index) => ({
              id: member.id,
              content: <MemberTile member={member} priority={index < firstRow} />,
            }))}
          />
        )}
      </HomeHero>
      {members.length > 0 && (
        <Page>
          <WhyThisOrder list="home" />
        </Page>
      )}
      {modal}
    </>
  );
}
