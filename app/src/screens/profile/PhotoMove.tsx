import { useLingui } from '@lingui/react/macro';
import { IconButton, icons, VisuallyHidden } from '@velluto/ui/base';
import { useEffect, useRef } from 'react';
import { createProfileStore } from '../../features/profile/store.ts';
import { profileMessages as messages } from '../../locales/messages/profile.ts';
import { useStore } from '../../platform/visit-context.ts';
import { followPointer, type Moved } from './drag.ts';

export interface PhotoMoveProps extends Moved {
  /** Of the photo. */
  id: string;
}

/** Moves an own photo: two buttons for keys and fingers, and its tile follows a mouse or a pen. Load it lazily. */
export default function PhotoMove({ id, index, count }: PhotoMoveProps) {
  const { t } = useLingui();
  const own = useStore(createProfileStore);
  const root = useRef<HTMLSpanElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  const latest = useRef({ index, count });
  useEffect(() => {
    latest.current = { index, count };
  });
  useEffect(() => {
    const tile = root.current?.closest('li');
    const move = (to: number, settled: boolean) => void own.photos(photos => photos.move(id, to, settled));
    return tile ? followPointer(tile, () => latest.current, move) : undefined;
  }, [own, id]);
  // a tile that is put elsewhere in the document loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that moved the tile
  useEffect(() => {
    if (!pressed.current) return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const [wanted, other] = pressed.current === -1 ? buttons : buttons.toReversed();
    (wanted?.disabled ? other : wanted)?.focus();
  }, [index]);

  const step = (by: -1 | 1) => {
    pressed.current = by;
    void own.photos(photos => photos.move(id, index + by, true));
  };
  return (
    <span ref={root} style={{ display: 'inline-flex', gap: 'inherit' }}>
      <IconButton
        tone="quiet"
        size="s"
        icon={icons.chevronStart}
        label={t(messages.earlier)}
        disabled={index === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        tone="quiet"
        size="s"
        icon={icons.chevronEnd}
        label={t(messages.later)}
        disabled={index === count - 1}
        onClick={() => step(1)}
      />
      <VisuallyHidden role="status">
        {pressed.current ? t(messages.place({ place: index + 1, count })) : ''}
      </VisuallyHidden>
    </span>
  );
}
