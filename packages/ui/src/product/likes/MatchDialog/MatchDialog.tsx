'use client';

import { useLingui } from '@lingui/react/macro';
import { FACT_DOT } from '@velluto/rules';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { MemberSummary } from '../../../model/member.ts';
import type { PhotoSource } from '../../../model/photo.ts';
import type { Problem } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { plain } from '../../../theme/elements.css.ts';
import { type Cost, useCostText } from '../../useCostText.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './MatchDialog.css.ts';

export interface MatchDialogProps extends RootProps<'div', 'title' | 'role'> {
  /** `match`: both like each other. `newLike`: the member likes the reader. */
  kind: 'match' | 'newLike';
  /** The other person. */
  member: Pick<MemberSummary, 'id' | 'name' | 'origin' | 'photo'>;
  /** The reader's own photo, beside the member's in a match. */
  ownPhoto?: PhotoSource | null;
  /** The reader's name; its initials are shown when they have no photo. */
  ownName?: string;
  /** Number of interests that both share; not shown when 0. */
  sharedInterests?: number;
  /** Cost of the first message; shown on the button of a match. */
  messageCost?: Cost;
  /** The action of the button is running. */
  pending?: boolean;
  /** Why the action failed; announced when it appears. */
  problem?: Problem | null;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The photo or "look at the profile" was pressed. */
  onOpenProfile: (event: { memberId: string }) => void;
  /** The main button was pressed: write (match) or like back (newLike). */
  onAction: (event: { memberId: string }) => void;
  /** Below the buttons: a line of the site's own. */
  footer?: ReactNode;
  /** Dismissed: anything else was pressed, or Escape. */
  onClose: () => void;
}

/**
 * Dialog for a match, or for a new like. Its entry animation takes 700 ms.
 *
 * @part photos - the pictures
 * @part headline - the headline
 * @part actions - the buttons
 */
export function MatchDialog({
  kind,
  member,
  ownPhoto = null,
  ownName,
  sharedInterests = 0,
  messageCost,
  pending,
  problem,
  open = true,
  onOpenProfile,
  onAction,
  onClose,
  footer,
  className,
  ...rest
}: MatchDialogProps) {
  const action = useRef<HTMLButtonElement>(null);
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const costText = useCostText();
  const { id: memberId, name, origin, photo } = member;
  const match = kind === 'match';
  const actionText = match
    ? [t(matchDialog.write({ name })), messageCost && costText(messageCost)].filter(Boolean).join(FACT_DOT)
    : t(matchDialog.likeBack);
  const headline = t(match ? matchDialog.match : matchDialog.newLike);
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      placement="full"
      mode="dark"
      className={cx('vl-MatchDialog', className)}
      initialFocus={() => action.current}
    >
      <DialogHeader visuallyHidden title={headline} />
      <DialogBody bare>
        <div className={styles.stage}>
          <button type="button" tabIndex={-1} aria-hidden className={styles.elsewhere} onClick={onClose} />
          <div data-part="photos" className={styles.photos}>
            {match && (
              <div className={styles.frame}>
                <Photo photo={ownPhoto} alt="" sizes="16rem" ratio="4 / 5" name={ownName} />
              </div>
            )}
            <div className={styles.frame}>
              <button
                type="button"
                className={styles.open}
                aria-label={t(matchDialog.openPhoto({ name }))}
                onClick={() => onOpenProfile({ memberId })}
              >
                <Photo photo={photo} alt="" sizes="16rem" ratio="4 / 5" name={name} />
              </button>
              <div className={styles.mark}>
                <OriginMark origin={origin} {...originTexts(origin)} background="photo" />
              </div>
            </div>
          </div>
          <div className={styles.text}>
            <div aria-hidden data-part="headline" className={styles.headline}>
              <Heading level={2} size="h1" emphasis>
                {headline}
              </Heading>
            </div>
            <div className={styles.rest}>
              <p className={plain}>
                <span>{t((match ? matchDialog.matchBody : matchDialog.newLikeBody)({ name }))}</span>{' '}
                {sharedInterests > 0 && <span>{t(matchDialog.shared({ count: sharedInterests }))}</span>}
                {sharedInterests > 0 && <span>.</span>}
              </p>
              <ErrorAlert>{problem && problemText(t, problem)}</ErrorAlert>
              <div data-part="actions" className={styles.actions}>
                <Button
                  ref={action}
                  tone="primary"
                  wide
                  pending={pending}
                  onClick={() => onAction({ memberId })}
                >
                  {actionText}
                </Button>
                <Button wide onClick={() => onOpenProfile({ memberId })}>
                  {t(matchDialog.profile)}
                </Button>
              </div>
              {footer}
            </div>
          </div>
        </div>
      </DialogBody>
      <DialogClose label={t(matchDialog.close)} />
    </Dialog>
  );
}
