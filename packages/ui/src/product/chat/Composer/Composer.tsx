'use client';

import { useLingui } from '@lingui/react/macro';
import { withLineBreaks } from '@velluto/rules';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { AutosizeTextArea } from '../../../base/TextArea/AutosizeTextArea.tsx';
import { isEnter } from '../../../base/TextArea/is-enter.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import type { Origin } from '../../../model/origin.ts';
import type { PaidAttempt } from '../../../model/paid-attempt.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { useCharacterCount } from '../../useCharacterCount.ts';
import { type Cost, useCostText } from '../../useCostText.ts';
import { useAuthorNotice } from '../../useOriginTexts.ts';
import * as styles from './Composer.css.ts';
import { ComposerNote } from './ComposerNote.tsx';
import { ComposerPhotos } from './ComposerPhotos.tsx';
import type { PhotoSending } from './photo-sending.ts';

export interface ComposerProps extends RootProps<'form', 'name' | 'onChange' | 'onSubmit' | 'autoFocus'> {
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
  onNotEnoughCredits: (event: {
    attempt: Extract<PaidAttempt, 'message' | 'newPhoto'>;
    need: number;
  }) => void;
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** Maximum number of characters of a message. */
  maxLength: number;
  /** True (desktop): Enter sends and Shift+Enter adds a line. False (phone): Enter adds a line. */
  enterSends?: boolean;
  /** Above the text box, such as an `UnconfirmedEmailNotice`. */
  notice?: ReactNode;
  /** Photos can be sent; without it they cannot. */
  photos?: PhotoSending;
  /** Further buttons beside the photo button. */
  tools?: ReactNode;
  /** Focuses the text box when the page opens. */
  autoFocus?: boolean;
}

/**
 * Form to write a message. What it costs is shown below the text box, in credits and in money. Where nothing can be sent,
 * `ComposerBlocked` takes its place.
 *
 * @part box - the text box
 * @part cost - what the message costs
 * @part photo-cost - what a photo costs
 * @part left - how many characters are left
 * @part add - the button that adds a photo
 * @part drop - where a photo can be dropped
 * @part upload - the photo that is being uploaded
 */
export function Composer({
  name,
  origin = 'member',
  value,
  onChange,
  onSend,
  cost,
  credits,
  onNotEnoughCredits,
  creditsHref,
  maxLength,
  enterSends,
  notice,
  photos,
  tools,
  autoFocus,
  className,
  ...rest
}: ComposerProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const costText = useCostText();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { length, isOver, text: countText } = useCharacterCount(value, maxLength);
  const tooFewCredits = credits !== null && credits < cost.credits;
  const empty = length === 0;
  const authorNotice = useAuthorNotice(origin);
  const describedBy = [authorNotice && `${id}-origin`, countText && `${id}-left`, `${id}-cost`];

  const send = () => {
    box.current?.focus();
    if (empty || isOver) return;
    if (tooFewCredits) onNotEnoughCredits({ attempt: 'message', need: cost.credits });
    else onSend({ text: withLineBreaks(value).trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey || !enterSends) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      method="post"
      {...rest}
      className={cx('vl-Composer', styles.root, className)}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {notice}
      {tooFewCredits && (
        <ComposerNote
          kind="not-enough-credits"
          icon={icons.coin}
          remedy={{ href: creditsHref ?? routes.credits, label: t(composer.buy) }}
        >
          {t(composer.noCredits({ need: cost.credits, have: credits }))}
        </ComposerNote>
      )}
      <div className={styles.row}>
        {photos && (
          <ComposerPhotos
            {...photos}
            costId={`${id}-photo`}
            credits={credits}
            onNotEnoughCredits={onNotEnoughCredits}
          />
        )}
        {tools}
        <div data-part="box" className={styles.box}>
          <AutosizeTextArea
            ref={box}
            dir="auto"
            value={value}
            maxRows={6}
            aria-label={t(composer.label({ name }))}
            aria-describedby={describedBy.filter(Boolean).join(' ')}
            aria-invalid={isOver || undefined}
            placeholder={t(composer.placeholder({ name }))}
            enterKeyHint={enterSends ? 'send' : 'enter'}
            autoFocus={autoFocus}
            onChange={event => onChange({ text: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          type="submit"
          tone="primary"
          disabled={empty || isOver}
          aria-describedby={`${id}-cost`}
          // Keeps the focus in the text box, and on a phone the keyboard open.
          onPointerDown={event => event.preventDefault()}
        >
          {t(composer.send)}
        </Button>
      </div>
      <div className={styles.facts}>
        <span id={`${id}-cost`} data-part="cost">
          {cost.credits ? t(composer.message({ cost: costText(cost) })) : t(composer.free)}
        </span>
        {photos?.cost && (
          <span id={`${id}-photo`} data-part="photo-cost">
            {t(composer.photo({ cost: costText(photos.cost) }))}
          </span>
        )}
        {countText && (
          <span id={`${id}-left`} data-part="left" className={isOver ? styles.tooMany : undefined}>
            {countText}
          </span>
        )}
        {authorNotice && (
          <VisuallyHidden>
            <span id={`${id}-origin`}>{authorNotice}</span>
          </VisuallyHidden>
        )}
        <VisuallyHidden>
          <span role="status">{isOver && countText}</span>
        </VisuallyHidden>
      </div>
    </form>
  );
}
