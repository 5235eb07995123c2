import { useState } from 'react';
import {
  ComposerBox,
  ComposerCost,
  ComposerFacts,
  ComposerLeft,
  ComposerRoot,
  ComposerRow,
  ComposerSend,
  ComposerShortage,
} from '../../src/product/chat/Composer/ComposerParts.tsx';
import type { ComposerOptions } from '../../src/product/chat/Composer/useComposer.ts';

type Answer = Pick<ComposerOptions, 'name' | 'cost' | 'credits' | 'onSend' | 'onNotEnoughCredits'>;

/** What the message costs is read before it is written. */
export function CostFirst(answer: Answer) {
  const [text, setText] = useState('');
  return (
    <ComposerRoot {...answer} value={text} maxLength={1000} onChange={change => setText(change.text)}>
      <ComposerFacts>
        <ComposerCost />
        <ComposerLeft />
      </ComposerFacts>
      <ComposerRow>
        <ComposerBox />
        <ComposerSend />
      </ComposerRow>
      <ComposerShortage />
    </ComposerRoot>
  );
}
