import { useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@velluto/api-client';
import { toMemberProfile } from '@velluto/api-client/ui';
import { MemberLanding, memberLandingHeadlines } from '@velluto/ui/product/landers';
import { plain } from '@velluto/ui/provider';
import { createSignupStore } from '../../features/accounts/signup/store.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { usePage } from '../../lib/router/router-context.tsx';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSignup } from '../accounts/signup/useSignup.tsx';

/** Variant of the landing page, by the name of the route. */
const variants = { 'members-id-landing': 1, 'members-id-landing2': 2, 'members-id-landing3': 3 } as const;

/** Landing page of one member; a message written there is taken over into the sign-up. */
export default function MemberLandingScreen({ data }: ScreenProps<{ member: MemberProfile }>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const form = useStore(createSignupStore);
  const { name: route } = usePage().route;
  const { id, name, origin } = data.member;
  const { href, loginHref, signUp, modal } = useSignup({ id, name, origin });
  const variant = variants[route as keyof typeof variants] ?? 1;
  useTitle(plain(t(memberLandingHeadlines[variant]({ name }))));
  return (
    <>
      <MemberLanding
        variant={variant}
        member={toMemberProfile(data.member)}
        warning={site.fictional_warning}
        minAge={site.min_age}
        messageCredits={site.message_credits}
        signupHref={href}
        onSignUp={({ message }) => {
          if (message !== '') form.change({ message });
          signUp();
        }}
        loginHref={loginHref}
      />
      {modal}
    </>
  );
}
