import type { MemberSummary } from '@velluto/api-client';
import { GalleryLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `gallery`. */
export default function GalleryScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const { words, modal } = useLander();
  return (
    <>
      <GalleryLander {...words} members={data.members.map(toMember)} />
      {modal}
    </>
  );
}
