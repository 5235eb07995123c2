'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { icebreakerDialog } from '../../../i18n/messages/chat-dialogs.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';
import { useCostText } from '../useCostText.ts';
import * as styles from './IcebreakerDialog.css.ts';

export interface IcebreakerDialogProps extends SendDialogProps {
  /** All lines; three are shown at a time. */
  lines: readonly Icebreaker[];
  /** The line that is being sent. */
  pendingId?: string | null;
  onPick: (event: { lineId: string }) => void;
  /** The member wants to write a text instead. */
  onNo: () => void;
}

const PAGE_SIZE = 3;

/** Prepared first messages for an empty conversation. The price is above the buttons. */
export function IcebreakerDialog({
  lines,
  cost,
  credits,
  pendingId = null,
  onPick,
  onNo,
  ...frame
}: IcebreakerDialogProps) {
  const { t } = useLingui();
  const costText = useCostText()(cost);
  const [first, setFirst] = useState(0);
  const empty = lines.length === 0;
  const tooFewCredits = !empty && credits !== null && credits < cost.credits;
  const footnote = () => {
    if (empty) return undefined;
    if (tooFewCredits) return t(icebreakerDialog.tooFewCredits({ need: cost.credits, have: credits }));
    return cost.credits > 0 ? t(icebreakerDialog.cost({ cost: costText })) : t(icebreakerDialog.free);
  };
  return (
    <SendDialogFrame
      {...frame}
      component="IcebreakerDialog"
      title={icebreakerDialog.title}
      description={t(empty ? icebreakerDialog.empty : icebreakerDialog.body)}
      footnote={footnote()}
      tooFewCredits={tooFewCredits}
      actions={
        <>
          <Button tone={empty ? 'primary' : 'plain'} onClick={onNo}>
            {t(icebreakerDialog.no)}
          </Button>
          {lines.length > PAGE_SIZE && (
            <Button
              disabled={pendingId !== null}
              onClick={() => setFirst(first + PAGE_SIZE < lines.length ? first + PAGE_SIZE : 0)}
            >
              {t(icebreakerDialog.others)}
            </Button>
          )}
        </>
      }
    >
      {!empty && (
        <IcebreakerLines
          label={t(icebreakerDialog.lines)}
          lines={lines.slice(first, first + PAGE_SIZE)}
          pendingId={pendingId}
          disabled={tooFewCredits}
          onPick={onPick}
        />
      )}
    </SendDialogFrame>
  );
}

interface IcebreakerLinesProps {
  label: string;
  lines: readonly Icebreaker[];
  pendingId: string | null;
  /** The lines as plain text: they cannot be sent for lack of credits. */
  disabled: boolean;
  onPick: (event: { lineId: string }) => void;
}

/** Each line is a button that sends it. New lines are announced. */
const IcebreakerLines = ({ label, lines, pendingId, disabled, onPick }: IcebreakerLinesProps) => (
  <ul className={styles.lines} aria-label={label} aria-live="polite">
    {lines.map(({ id, text }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.line}
          disabled={disabled || (pendingId !== null && pendingId !== id)}
          aria-busy={pendingId === id || undefined}
          aria-disabled={pendingId === id || undefined}
          onClick={() => pendingId === null && onPick({ lineId: id })}
        >
          <span className={styles.words} dir="auto">
            {text}
          </span>
          <span className={styles.sign}>
            {pendingId === id ? <Spinner /> : <Icon shape={icons.send} size="s" />}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
