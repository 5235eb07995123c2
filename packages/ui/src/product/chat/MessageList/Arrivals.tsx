'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { messageList } from '../../../i18n/messages/chat.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Message } from '../../../model/message.ts';

const words = (message: Message, name: string, t: Translate): string => {
  if (message.kind === 'photo') return t(messageList.arrivedPhoto({ name }));
  if (message.kind === 'gift') return t(messageList.arrivedGift({ name, gift: message.gift.name }));
  return message.kind === 'text' ? t(messageList.arrived({ name, text: message.text })) : message.text;
};

/** Reads out what arrives after the conversation was opened, and nothing that was there before. */
export function Arrivals({ messages, name }: { messages: readonly Message[]; name: string }) {
  const { t } = useLingui();
  const heard = useRef<number | null>(null);
  const [said, setSaid] = useState({ seq: 0, words: '' });
  useEffect(() => {
    const latest = messages.findLast(message => !message.mine && message.seq !== null);
    const seq = latest?.seq ?? 0;
    if (heard.current !== null && seq > heard.current && latest) {
      setSaid({ seq, words: words(latest, name, t) });
    }
    heard.current = Math.max(heard.current ?? 0, seq);
  }, [messages, name, t]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* a new element each time: the same words twice are news too */}
        <span key={said.seq}>{said.words}</span>
      </span>
    </VisuallyHidden>
  );
}
