'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Message } from '../../../model/message.ts';

const announcement = (message: Message, name: string, t: Translate): string => {
  if (message.kind === 'photo') {
    const { text } = message;
    return t(text ? messageList.arrivedPhotoWithWords({ name, text }) : messageList.arrivedPhoto({ name }));
  }
  if (message.kind === 'gift') return t(messageList.arrivedGift({ name, gift: message.gift.name }));
  return message.kind === 'text' ? t(messageList.arrived({ name, text: message.text })) : message.text;
};

/** Live region that announces messages that arrive after the conversation was opened. */
export function NewMessageAnnouncer({ messages, name }: { messages: readonly Message[]; name: string }) {
  const { t } = useLingui();
  const lastSeq = useRef<number | null>(null);
  const [announced, setAnnounced] = useState({ seq: 0, text: '' });
  useEffect(() => {
    const latest = messages.findLast(message => !message.mine && message.seq !== null);
    const seq = latest?.seq ?? 0;
    if (lastSeq.current !== null && seq > lastSeq.current && latest) {
      setAnnounced({ seq, text: announcement(latest, name, t) });
    }
    lastSeq.current = Math.max(lastSeq.current ?? 0, seq);
  }, [messages, name, t]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* a new element each time, so that the same text twice is announced twice */}
        <span key={announced.seq}>{announced.text}</span>
      </span>
    </VisuallyHidden>
  );
}
