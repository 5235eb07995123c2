import type { MemberSummary } from '@velluto/api-client';
import { IconsLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `iconslanding`. */
export default function IconsScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <IconsLander {...words} members={data.members.map(toMember)} />
      {modal}
    </>
  );
}
