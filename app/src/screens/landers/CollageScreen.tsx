import type { MemberSummary } from '@velluto/api-client';
import { CollageLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `collagelanding`. */
export default function CollageScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <CollageLander {...words} members={data.members.map(toMember)} />
      {modal}
    </>
  );
}
