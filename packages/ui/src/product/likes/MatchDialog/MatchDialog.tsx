import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { Problem } from '../../../model/problem.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import {
  MatchDialogActions,
  type MatchDialogActionsProps,
  MatchDialogDetails,
  MatchDialogHeadline,
  MatchDialogOpeners,
  type MatchDialogOpenersProps,
  MatchDialogPhotos,
  type MatchDialogPhotosProps,
  MatchDialogRoot,
  type MatchDialogRootProps,
  MatchDialogSentence,
  type MatchDialogSentenceProps,
  MatchDialogText,
} from './MatchDialogParts.tsx';

export interface MatchDialogProps
  extends Omit<MatchDialogRootProps, 'children'>,
    Pick<MatchDialogPhotosProps, 'ownPhoto' | 'ownName'>,
    Pick<MatchDialogSentenceProps, 'sharedInterests'>,
    Pick<MatchDialogActionsProps, 'messageCost' | 'pending'> {
  /** First messages of a match, with `onOpener`: the first three are shown. Null while they are loaded. */
  openers?: MatchDialogOpenersProps['openers'];
  /** One of them was chosen: lead to the conversation with it in the text box. */
  onOpener?: MatchDialogOpenersProps['onOpener'];
  /** Why the action failed; announced when it appears. */
  problem?: Problem | null;
  /** Below the buttons: a line of the site's own. */
  footer?: ReactNode;
}

/**
 * Dialog for a match, or for a new like. Its entry animation takes 700 ms, or as long as the brand says.
 *
 * @part photos - the pictures
 * @part member - that of the other member
 * @part headline - the headline
 * @part actions - the buttons
 */
export const MatchDialog = ({
  ownPhoto,
  ownName,
  sharedInterests,
  openers,
  onOpener,
  messageCost,
  pending,
  problem,
  footer,
  className,
  ...rest
}: MatchDialogProps) => (
  <MatchDialogRoot {...rest} className={cx('vl-MatchDialog', className)}>
    <MatchDialogPhotos ownPhoto={ownPhoto} ownName={ownName} />
    <MatchDialogText>
      <MatchDialogHeadline />
      <MatchDialogDetails>
        <MatchDialogSentence sharedInterests={sharedInterests} />
        {openers !== undefined && onOpener && <MatchDialogOpeners openers={openers} onOpener={onOpener} />}
        <ProblemAlert problem={problem} />
        <MatchDialogActions messageCost={messageCost} pending={pending} />
        {footer}
      </MatchDialogDetails>
    </MatchDialogText>
  </MatchDialogRoot>
);
