import type { MemberSummary } from '@velluto/api-client';
import { AloneTonightLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `alonetonight`. */
export default function AloneTonightScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <AloneTonightLander {...words} members={data.members.map(toMember)} />
      {modal}
    </>
  );
}
