'use client';

import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import { likesList } from '../../../i18n/messages/likes.ts';
import { useT } from '../../../provider/hooks.ts';

/** Ribbon on a like nobody has looked at yet. The parent places it in a corner. */
export function NewLikeMarker() {
  const t = useT();
  return <Ribbon>{t(likesList.new)}</Ribbon>;
}
