'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { icebreakerDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import { PricedLabel } from '../../../patterns/PricedLabel/PricedLabel.tsx';
import { useCostText } from '../../useCostText.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';

export interface IcebreakerDialogProps extends SendDialogProps {
  /** All suggestions; three are shown at a time. */
  icebreakers: readonly Icebreaker[];
  /** The chosen line is being sent. */
  pending?: boolean;
  /** The chosen line was sent. */
  onSend: (event: { icebreakerId: string }) => void;
  /** The member wants to write their own words instead. */
  onWriteOwn: () => void;
}

const PAGE_SIZE = 3;

/** Choose a line to begin with, in an empty conversation, then send it: the button says what it costs. */
export function IcebreakerDialog({
  icebreakers,
  cost,
  credits,
  pending = false,
  onSend,
  onWriteOwn,
  className,
  ...frame
}: IcebreakerDialogProps) {
  const { t } = useLingui();
  const costText = useCostText()(cost);
  const [first, setFirst] = useState(0);
  const [chosen, setChosen] = useState('');
  const empty = icebreakers.length === 0;
  const tooFewCredits =
    !empty && credits !== null && credits < cost.credits
      ? t(icebreakerDialog.tooFewCredits({ need: cost.credits, have: credits }))
      : undefined;
  return (
    <SendDialogFrame
      {...frame}
      className={cx('vl-IcebreakerDialog', className)}
      title={icebreakerDialog.title}
      description={t(empty ? icebreakerDialog.empty : icebreakerDialog.body)}
      tooFewCredits={tooFewCredits}
      actions={
        <>
          <Button tone={empty ? 'primary' : 'plain'} onClick={onWriteOwn}>
            {t(icebreakerDialog.no)}
          </Button>
          {icebreakers.length > PAGE_SIZE && (
            <Button
              disabled={pending}
              onClick={() => {
                setFirst(first + PAGE_SIZE < icebreakers.length ? first + PAGE_SIZE : 0);
                setChosen('');
              }}
            >
              {t(icebreakerDialog.others)}
            </Button>
          )}
          {!empty && !tooFewCredits && (
            <Button
              tone="primary"
              disabled={chosen === ''}
              pending={pending}
              onClick={() => onSend({ icebreakerId: chosen })}
            >
              <PricedLabel cost={cost.credits > 0 ? costText : undefined}>{t(composer.send)}</PricedLabel>
            </Button>
          )}
        </>
      }
    >
      {/* icebreakers that come while the dialog is open are read out; while it is empty it adds no gap */}
      <div aria-live="polite" style={empty ? { position: 'absolute' } : undefined}>
        {!empty && (
          <RadioCards
            legend={t(icebreakerDialog.lines)}
            hideLegend
            options={icebreakers.slice(first, first + PAGE_SIZE).map(({ id, text }) => ({
              value: id,
              label: text,
              disabled: tooFewCredits !== undefined || pending,
            }))}
            value={chosen}
            onChange={({ value }) => setChosen(value)}
          />
        )}
      </div>
    </SendDialogFrame>
  );
}
