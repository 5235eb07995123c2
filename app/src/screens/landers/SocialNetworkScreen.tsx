import type { MemberProfile } from '@velluto/api-client';
import { SocialNetworkLander } from '@velluto/ui/product/landers';
import { toMemberProfile } from '../../platform/map/profile.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `socialnetwork`. */
export default function SocialNetworkScreen({ data }: ScreenProps<{ members: MemberProfile[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <SocialNetworkLander {...words} members={data.members.map(toMemberProfile)} />
      {modal}
    </>
  );
}
