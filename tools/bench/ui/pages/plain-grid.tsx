import type { GridProps } from './library.ts';

/** A grid by hand, which leaves nothing out itself. */
export const PlainGrid = ({ members, tile }: GridProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
  <ul role="list" className="grid">
    {members.map(member => (
      <li key={member.id}>{tile(member)}</li>
    ))}
  </ul>
);
