'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { composer } from '../../../i18n/messages/chat.ts';
import { giftPickerDialog, icebreakerDialog } from '../../../i18n/messages/chat-dialogs.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import { useCostText } from '../../useCostText.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';

export interface IcebreakerDialogProps extends SendDialogProps {
  /** All lines; three are shown at a time. */
  lines: readonly Icebreaker[];
  /** The chosen line is being sent. */
  pending?: boolean;
  onSend: (event: { lineId: string }) => void;
  /** The member wants to write their own words instead. */
  onNo: () => void;
}

const PAGE_SIZE = 3;

/** Choose a line to begin with, in an empty conversation, then send it: the button says what it costs. */
export function IcebreakerDialog({
  lines,
  cost,
  credits,
  pending = false,
  onSend,
  onNo,
  ...frame
}: IcebreakerDialogProps) {
  const { t } = useLingui();
  const costText = useCostText()(cost);
  const [first, setFirst] = useState(0);
  const [chosen, setChosen] = useState('');
  const empty = lines.length === 0;
  const tooFewCredits =
    !empty && credits !== null && credits < cost.credits
      ? t(icebreakerDialog.tooFewCredits({ need: cost.credits, have: credits }))
      : undefined;
  return (
    <SendDialogFrame
      {...frame}
      component="IcebreakerDialog"
      title={icebreakerDialog.title}
      description={t(empty ? icebreakerDialog.empty : icebreakerDialog.body)}
      tooFewCredits={tooFewCredits}
      actions={
        <>
          <Button tone={empty ? 'primary' : 'plain'} onClick={onNo}>
            {t(icebreakerDialog.no)}
          </Button>
          {lines.length > PAGE_SIZE && (
            <Button
              disabled={pending}
              onClick={() => {
                setFirst(first + PAGE_SIZE < lines.length ? first + PAGE_SIZE : 0);
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
              onClick={() => onSend({ lineId: chosen })}
            >
              {cost.credits > 0 ? t(giftPickerDialog.send({ cost: costText })) : t(composer.send)}
            </Button>
          )}
        </>
      }
    >
      {!empty && (
        // other lines are read out when they come
        <div aria-live="polite">
          <RadioCards
            legend={t(icebreakerDialog.lines)}
            hideLegend
            options={lines.slice(first, first + PAGE_SIZE).map(({ id, text }) => ({
              value: id,
              label: text,
              disabled: tooFewCredits !== undefined || pending,
            }))}
            value={chosen}
            onChange={({ value }) => setChosen(value)}
          />
        </div>
      )}
    </SendDialogFrame>
  );
}
