import { library } from 'bench-library';
import { memo, useCallback, useLayoutEffect, useState } from 'react';
import type { Member } from './library.ts';
import { thousand } from './members.ts';

const { Frame, Grid, Tile, Dialog } = library;

/** Functions for the measurement; each renders synchronously. */
export interface StageControl {
  /** Toggles the like of every tenth member. */
  likeEveryTenth: () => void;
  /** Renders every tile again without a visible change. */
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

/** The page of a library, with its state kept like in an app: unchanged tiles are not rendered again. */
export function Stage({ onReady }: { onReady?: (control: StageControl) => void }) {
  const [members, setMembers] = useState(thousand);
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState(false);
  const onLike = useCallback(
    ({ memberId }: { memberId: string }) =>
      setMembers(current =>
        current.map(member => (member.id === memberId ? { ...member, liked: !member.liked } : member)),
      ),
    [],
  );
  const onClose = useCallback(() => setOpen(false), []);
  useLayoutEffect(() => {
    onReady?.({
      likeEveryTenth: () =>
        setMembers(current =>
          current.map((member, at) => (at % 10 === 0 ? { ...member, liked: !member.liked } : member)),
        ),
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
