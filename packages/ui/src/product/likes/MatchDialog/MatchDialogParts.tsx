'use client';

import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { Text } from '../../../base/Text/Text.tsx';
import { usePartContext } from '../../../base/use-part-context.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import type { MemberSummary } from '../../../model/member.ts';
import type { PhotoSource } from '../../../model/photo.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PricedLabel } from '../../../patterns/PricedLabel/PricedLabel.tsx';
import { plain } from '../../../theme/elements.css.ts';
import { type Cost, useCostText } from '../../useCostText.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './MatchDialog.css.ts';

/** What the dialog shows and what its parts call. */
interface MatchDialogOptions {
  /** `match`: both like each other. `newLike`: the member likes the reader. */
  kind: 'match' | 'newLike';
  /** The other person. */
  member: Pick<MemberSummary, 'id' | 'name' | 'origin' | 'photo'>;
  /** The photo or "look at the profile" was pressed. */
  onOpenProfile: (event: { memberId: string }) => void;
  /** The main button was pressed: write (match) or like back (newLike). */
  onAction: (event: { memberId: string }) => void;
}

interface MatchDialogContextValue extends MatchDialogOptions {
  headline: string;
  /** The button that gets the focus first. */
  action: RefObject<HTMLButtonElement | null>;
}

const MatchDialogContext = createContext<MatchDialogContextValue | null>(null);
const useMatchDialog = () => usePartContext(MatchDialogContext, 'MatchDialogRoot');

export interface MatchDialogRootProps extends MatchDialogOptions, RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** Dismissed: anything else was pressed, or Escape. */
  onClose: () => void;
  /** The parts, in the order of the site. */
  children: ReactNode;
}

/** The dialog around the parts. A press beside photos and buttons dismisses it; its name is the headline. */
export function MatchDialogRoot({
  kind,
  member,
  onOpenProfile,
  onAction,
  open = true,
  onClose,
  children,
  className,
  ...rest
}: MatchDialogRootProps) {
  const { t } = useLingui();
  const action = useRef<HTMLButtonElement>(null);
  const headline = t(kind === 'match' ? matchDialog.match : matchDialog.newLike);
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      placement="full"
      mode="dark"
      className={cx('vl-MatchDialogRoot', className)}
      initialFocus={() => action.current}
    >
      <DialogHeader visuallyHidden title={headline} />
      <DialogBody bare>
        <div className={styles.stage}>
          <button type="button" tabIndex={-1} aria-hidden className={styles.elsewhere} onClick={onClose} />
          <MatchDialogContext value={{ kind, member, onOpenProfile, onAction, headline, action }}>
            {children}
          </MatchDialogContext>
        </div>
      </DialogBody>
      <DialogClose label={t(matchDialog.close)} />
    </Dialog>
  );
}

export interface MatchDialogPhotosProps extends RootProps<'div'> {
  /** The reader's own photo, beside the member's in a match. */
  ownPhoto?: PhotoSource | null;
  /** The reader's name; its initials are on the figure that is shown when they have no photo. */
  ownName?: string;
}

/** The photo of the member, with the mark of who answers, and in a match that of the reader. */
export function MatchDialogPhotos({ ownPhoto = null, ownName, className, ...rest }: MatchDialogPhotosProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const { kind, member, onOpenProfile } = useMatchDialog();
  const { id: memberId, name, origin, photo } = member;
  return (
    <div data-part="photos" {...rest} className={cx('vl-MatchDialogPhotos', styles.photos, className)}>
      {kind === 'match' && (
        <div className={styles.frame}>
          <Photo photo={ownPhoto} alt="" sizes="16rem" name={ownName} />
        </div>
      )}
      <div data-part="member" className={styles.frame}>
        <button
          type="button"
          className={styles.open}
          aria-label={t(matchDialog.openPhoto({ name }))}
          onClick={() => onOpenProfile({ memberId })}
        >
          <Photo photo={photo} alt="" sizes="16rem" name={name} />
        </button>
        <div className={styles.mark}>
          <OriginMark origin={origin} {...originTexts(origin)} background="photo" />
        </div>
      </div>
    </div>
  );
}

export interface MatchDialogTextProps extends RootProps<'div'> {
  /** `MatchDialogHeadline` and `MatchDialogDetails`. */
  children: ReactNode;
}

/** The column of headline and details. */
export const MatchDialogText = ({ className, ...rest }: MatchDialogTextProps) => (
  <div {...rest} className={cx('vl-MatchDialogText', styles.text, className)} />
);

export interface MatchDialogHeadlineProps extends RootProps<'div'> {}

/** The headline to look at. Screen readers have it as the name of the dialog. */
export function MatchDialogHeadline({ className, ...rest }: MatchDialogHeadlineProps) {
  const { headline } = useMatchDialog();
  return (
    <div
      aria-hidden
      data-part="headline"
      {...rest}
      className={cx('vl-MatchDialogHeadline', styles.headline, className)}
    >
      <Heading level={2} size="h1" emphasis>
        {headline}
      </Heading>
    </div>
  );
}

export interface MatchDialogDetailsProps extends RootProps<'div'> {
  /** `MatchDialogSentence`, `MatchDialogActions`, and what the site adds. */
  children: ReactNode;
}

/** What appears after the headline. */
export const MatchDialogDetails = ({ className, ...rest }: MatchDialogDetailsProps) => (
  <div {...rest} className={cx('vl-MatchDialogDetails', styles.rest, className)} />
);

export interface MatchDialogSentenceProps extends RootProps<'p'> {
  /** Number of interests that both share; not shown when 0. */
  sharedInterests?: number;
}

/** What has happened, in a sentence. */
export function MatchDialogSentence({ sharedInterests = 0, className, ...rest }: MatchDialogSentenceProps) {
  const { t } = useLingui();
  const { kind, member } = useMatchDialog();
  const body = kind === 'match' ? matchDialog.matchBody : matchDialog.newLikeBody;
  return (
    <p {...rest} className={cx('vl-MatchDialogSentence', plain, className)}>
      <span>{t(body({ name: member.name }))}</span>{' '}
      {sharedInterests > 0 && <span>{t(matchDialog.shared({ count: sharedInterests }))}</span>}
      {sharedInterests > 0 && <span>.</span>}
    </p>
  );
}

/** How many first messages are offered. */
const OPENERS = 3;
const frames = Array.from({ length: OPENERS }, (_, index) => `frame-${index}`);

export interface MatchDialogOpenersProps extends RootProps<'div'> {
  /** First messages; the first three are shown. Null while they are loaded. */
  openers: readonly Icebreaker[] | null;
  /** One was chosen: lead to the conversation with it in the text box. */
  onOpener: (event: { memberId: string; opener: Icebreaker }) => void;
}

/** First messages to choose from, in a match. */
export function MatchDialogOpeners({ openers, onOpener, className, ...rest }: MatchDialogOpenersProps) {
  const { t } = useLingui();
  const id = useId();
  const { kind, member } = useMatchDialog();
  if (kind !== 'match' || openers?.length === 0) return null;
  return (
    <div {...rest} className={cx('vl-MatchDialogOpeners', className)}>
      <Stack gap={2}>
        <Text id={id} size="s" tone="muted">
          {t(matchDialog.openers)}
        </Text>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
        <ul role="list" aria-labelledby={id} aria-hidden={!openers} className={styles.openers}>
          {openers
            ? openers.slice(0, OPENERS).map(opener => (
                <li key={opener.id}>
                  <button
                    type="button"
                    className={styles.opener}
                    onClick={() => onOpener({ memberId: member.id, opener })}
                  >
                    {opener.text}
                  </button>
                </li>
              ))
            : frames.map(id => (
                <li key={id}>
                  <Skeleton height="2.75rem" radius="action" />
                </li>
              ))}
        </ul>
      </Stack>
    </div>
  );
}

export interface MatchDialogActionsProps extends RootProps<'div'> {
  /** Cost of the first message; shown on the button of a match. */
  messageCost?: Cost;
  /** The action of the button is running. */
  pending?: boolean;
}

/** The buttons: write or like back, which has the focus first, and look at the profile. */
export function MatchDialogActions({ messageCost, pending, className, ...rest }: MatchDialogActionsProps) {
  const { t } = useLingui();
  const costText = useCostText();
  const { kind, member, onOpenProfile, onAction, action } = useMatchDialog();
  const { id: memberId, name } = member;
  return (
    <div data-part="actions" {...rest} className={cx('vl-MatchDialogActions', styles.actions, className)}>
      <Button ref={action} tone="primary" wide pending={pending} onClick={() => onAction({ memberId })}>
        {kind === 'match' ? (
          <PricedLabel cost={messageCost && costText(messageCost)}>
            {t(matchDialog.write({ name }))}
          </PricedLabel>
        ) : (
          t(matchDialog.likeBack)
        )}
      </Button>
      <Button wide onClick={() => onOpenProfile({ memberId })}>
        {t(matchDialog.profile)}
      </Button>
    </div>
  );
}
