import type { ReactNode } from 'react';
import type { LanderMember } from '../LanderPhoto/LanderPhoto.tsx';
import type { Scene } from './LanderScene.tsx';

/** What stands in one place of a lander. */
interface Placed {
  id: string | number;
  /** Another part of a picture that the list has already: it has no text of its own. */
  silent: boolean;
  picture: ReactNode;
}

/** What a lander shows in each of its places: its members, or scenes of the site where there are none. */
export function inPlaces(
  members: readonly LanderMember[],
  drawMember: (member: LanderMember, index: number) => ReactNode,
  scenes: readonly Scene[],
  drawScene: (scene: Scene, index: number) => ReactNode,
): Placed[] {
  if (members.length > 0)
    return members.map((member, index) => ({
      id: member.id,
      silent: false,
      picture: drawMember(member, index),
    }));
  return scenes.map((scene, index) => ({
    id: index,
    silent: scene.alt === '',
    picture: drawScene(scene, index),
  }));
}
