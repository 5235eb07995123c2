export { MemberGrid, type MemberGridProps } from './MemberGrid/MemberGrid.tsx';
export { MemberTile, type MemberTileProps } from './MemberTile/MemberTile.tsx';
