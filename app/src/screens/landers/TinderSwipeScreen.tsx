import type { MemberSummary } from '@velluto/api-client';
import { TinderSwipeLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `tinderswipe`. */
export default function TinderSwipeScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <TinderSwipeLander {...words} members={data.members.map(toMember)} />
      {modal}
    </>
  );
}
