'use client';

import { useLingui } from '@lingui/react/macro';
import { withLineBreaks } from '@velluto/rules';
import { type ComponentProps, createContext, type RefObject, useId, useRef } from 'react';
import { isEnter } from '../../../base/TextArea/is-enter.ts';
import { usePartContext } from '../../../base/use-part-context.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import type { Origin } from '../../../model/origin.ts';
import type { PaidAttempt } from '../../../model/paid-attempt.ts';
import { useCharacterCount } from '../../useCharacterCount.ts';
import { type Cost, useCostText } from '../../useCostText.ts';
import { useAuthorNotice } from '../../useOriginTexts.ts';

/** Something that costs credits, and how many. */
export interface ComposerAttempt {
  attempt: Extract<PaidAttempt, 'message' | 'newPhoto'>;
  need: number;
}

/** What `useComposer`, `ComposerRoot` and `Composer` have to know. */
export interface ComposerOptions {
  /** The other person. */
  name: string;
  /** Who answers. Unless it is a private member, screen readers say so at the text box. */
  origin?: Origin;
  /** The draft, from the store. */
  value: string;
  /** The text was changed. */
  onChange: (event: { text: string }) => void;
  /** Called with the trimmed text; never when it is empty or too long. */
  onSend: (event: { text: string }) => void;
  /** What the next message costs; `price` in money, null when unknown. */
  cost: Cost;
  /** The balance; null while unknown. */
  credits: number | null;
  /** Send was pressed, or a photo to be chosen, without enough credits: the text stays, the caller offers packages. */
  onNotEnoughCredits: (event: ComposerAttempt) => void;
  /** Maximum number of characters of a message. */
  maxLength: number;
  /** True (desktop): Enter sends and Shift+Enter adds a line. False (phone): Enter adds a line. */
  enterSends?: boolean;
}

/** What a composer knows and does, without elements. */
export interface ComposerState extends Pick<ComposerOptions, 'cost' | 'credits'> {
  /** The text is longer than a message may be. */
  tooLong: boolean;
  /** The balance does not pay for the message. */
  tooFewCredits: boolean;
  /** What the message costs, in words. */
  costText: string;
  /** How many characters are left or too many, in words; undefined while the limit is far. */
  leftText: string | undefined;
  /** Who answers, as a sentence; empty for a private member. */
  authorText: string;
  /** Whether the balance pays for something. Where it does not, `onNotEnoughCredits` is called. */
  affords: (attempt: ComposerAttempt) => boolean;
  /** Sends the text if it can be sent, and moves the focus to the text box. */
  send: () => void;
  /** Of the form around the text box. */
  formProps: Required<Pick<ComponentProps<'form'>, 'method' | 'onSubmit'>>;
  /** Of the text box. */
  boxProps: ComponentProps<'textarea'> & { ref: RefObject<HTMLTextAreaElement | null>; value: string };
  /** Of the button that sends. */
  sendProps: ComponentProps<'button'>;
  /** Ids of the elements that describe text box and button: those with `costText`, `leftText` and `authorText`, and the cost of a photo. */
  ids: Readonly<Record<'cost' | 'photoCost' | 'left' | 'author', string>>;
}

/** The state of a composer, for elements of the site's own. `ComposerRoot` and its parts draw it as we do. */
export function useComposer(options: ComposerOptions): ComposerState {
  const { name, origin = 'member', value, onChange, onSend, cost, credits, enterSends } = options;
  const { t } = useLingui();
  const costText = useCostText();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { length, isOver, text: leftText } = useCharacterCount(value, options.maxLength);
  const authorText = useAuthorNotice(origin);
  const empty = length === 0;
  const ids = { cost: `${id}-cost`, photoCost: `${id}-photo`, left: `${id}-left`, author: `${id}-origin` };
  const pays = (need: number) => credits === null || credits >= need;

  const affords: ComposerState['affords'] = attempt => {
    const paid = pays(attempt.need);
    if (!paid) options.onNotEnoughCredits(attempt);
    return paid;
  };
  const send = () => {
    box.current?.focus();
    if (empty || isOver || !affords({ attempt: 'message', need: cost.credits })) return;
    onSend({ text: withLineBreaks(value).trim() });
  };
  const describedBy = [authorText && ids.author, leftText && ids.left, ids.cost];
  return {
    cost,
    credits,
    tooLong: isOver,
    tooFewCredits: !pays(cost.credits),
    costText: cost.credits ? t(composer.message({ cost: costText(cost) })) : t(composer.free),
    leftText,
    authorText,
    affords,
    send,
    formProps: {
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        send();
      },
    },
    boxProps: {
      ref: box,
      dir: 'auto',
      value,
      'aria-label': t(composer.label({ name })),
      'aria-describedby': describedBy.filter(Boolean).join(' '),
      'aria-invalid': isOver || undefined,
      placeholder: t(composer.placeholder({ name })),
      enterKeyHint: enterSends ? 'send' : 'enter',
      onChange: event => onChange({ text: event.target.value }),
      onKeyDown(event) {
        if (!isEnter(event) || event.shiftKey || !enterSends) return;
        event.preventDefault();
        send();
      },
    },
    sendProps: {
      type: 'submit',
      disabled: empty || isOver,
      'aria-describedby': ids.cost,
      // Keeps the focus in the text box, and on a phone the keyboard open.
      onPointerDown: event => event.preventDefault(),
    },
    ids,
  };
}

export const ComposerContext = createContext<ComposerState | null>(null);

/** The state of the `ComposerRoot` around a part. Throws outside of one. */
export const useComposerContext = (): ComposerState => usePartContext(ComposerContext, 'ComposerRoot');
