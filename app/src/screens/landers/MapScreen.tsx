import { MapLander } from '@velluto/ui/product/landers';
import type { MapData } from '../../features/landers/map.load.ts';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useLander } from './useLander.tsx';

/** Lander `maplanding`. */
export default function MapScreen({ data }: ScreenProps<MapData>) {
  const { words, modal } = useLander();
  return (
    <>
      <MapLander {...words} members={data.members.map(toMember)} places={data.places} />
      {modal}
    </>
  );
}
