'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { composer } from '../../../i18n/messages/chat.ts';
import { giftPickerDialog, icebreakerDialog } from '../../../i18n/messages/chat-dialogs.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import { useCostText } from '../../useCostText.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';
import * as styles from './IcebreakerDialog.css.ts';

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
  const [chosen, setChosen] = useState<string | null>(null);
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
                setChosen(null);
              }}
            >
              {t(icebreakerDialog.others)}
            </Button>
          )}
          {!empty && !tooFewCredits && (
            <Button
              tone="primary"
              disabled={chosen === null}
              pending={pending}
              onClick={() => chosen !== null && onSend({ lineId: chosen })}
            >
              {cost.credits > 0 ? t(giftPickerDialog.send({ cost: costText })) : t(composer.send)}
            </Button>
          )}
        </>
      }
    >
      {!empty && (
        <IcebreakerLines
          label={t(icebreakerDialog.lines)}
          lines={lines.slice(first, first + PAGE_SIZE)}
          chosen={chosen}
          disabled={tooFewCredits !== undefined || pending}
          onChoose={setChosen}
        />
      )}
    </SendDialogFrame>
  );
}

interface IcebreakerLinesProps {
  label: string;
  lines: readonly Icebreaker[];
  chosen: string | null;
  /** The lines can be read, but not chosen. */
  disabled: boolean;
  onChoose: (lineId: string) => void;
}

/** Each line is a button that chooses it. New ones are read out. */
const IcebreakerLines = ({ label, lines, chosen, disabled, onChoose }: IcebreakerLinesProps) => (
  <ul className={styles.lines} aria-label={label} aria-live="polite">
    {lines.map(({ id, text }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.line}
          disabled={disabled}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <span className={styles.words} dir="auto">
            {text}
          </span>
          <span className={styles.sign}>
            <Icon shape={icons.check} size="s" />
          </span>
        </button>
      </li>
    ))}
  </ul>
);
