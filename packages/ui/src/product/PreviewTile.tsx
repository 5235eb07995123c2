'use client';

import type { RootProps } from '../base/root-props.ts';
import { PersonTile } from '../patterns/PersonTile/PersonTile.tsx';
import { useRoutes } from '../provider/hooks.ts';
import { type TilePerson, usePersonTile } from './usePersonTile.tsx';

export interface PreviewTileProps extends RootProps<'div'> {
  /** What is known of the member. */
  person: Pick<TilePerson, 'name' | 'age' | 'place' | 'photo'>;
  /** Address of the profile as others see it; without one the tile cannot be pressed. */
  href?: string;
}

/** The reader's own tile, as the list of members shows it to others. */
export function PreviewTile({ person, href, ...rest }: PreviewTileProps) {
  const routes = useRoutes();
  const tile = usePersonTile({ ...person, origin: 'member' });
  return (
    <div inert={href === undefined} {...rest}>
      <PersonTile {...tile} href={href ?? routes.profile} />
    </div>
  );
}
