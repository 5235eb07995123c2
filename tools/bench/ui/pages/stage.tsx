import { library } from 'bench-library';
import { memo, useCallback, useLayoutEffect, useState } from 'react';
import type { Member } from './library.ts';
import { thousand } from './members.ts';

const { Frame, Grid, Tile, Dialog } = library;

/** What the measuring side calls; each renders at once. */
export interface StageControl {
  /** Likes every tenth, or takes it back. */
  likeEveryTenth: () => void;
  /** Renders every tile again, without a change to be seen. */
  renderAll: () => void;
  setOpen: (open: boolean) => void;
}

interface ListProps {
  members: readonly Member[];
  version: number;
  onLike: (event: { memberId: string }) => void;
}

const KeptTile = memo(Tile);
const List = memo(function List({ members, version, onLike }: ListProps) {
  return (
    <Grid
      members={members}
      tile={member => <KeptTile key={member.id} member={member} version={version} onLike={onLike} />}
    />
  );
});

/** The page of a library, with its state as an app would hold it: unchanged tiles are not rendered again. */
export function Stage({ onReady }: { onReady?: (control: StageControl) => void }) {
  const [members, setMembers] = useState(thousand);
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState(false);
  const onLike = useCallback(
    ({ memberId }: { memberId: string }) =>
      setMembers(now => now.map(one => (one.id === memberId ? { ...one, liked: !one.liked } : one))),
    [],
  );
  const onClose = useCallback(() => setOpen(false), []);
  useLayoutEffect(() => {
    onReady?.({
      likeEveryTenth: () =>
        setMembers(now => now.map((one, at) => (at % 10 === 0 ? { ...one, liked: !one.liked } : one))),
      renderAll: () => setVersion(now => now + 1),
      setOpen,
    });
  }, [onReady]);
  return (
    <Frame>
      <List members={members} version={version} onLike={onLike} />
      <Dialog open={open} onClose={onClose} />
    </Frame>
  );
}
