export { MatchDialog, type MatchDialogProps } from './MatchDialog.tsx';
export {
  MatchDialogActions,
  type MatchDialogActionsProps,
  MatchDialogDetails,
  type MatchDialogDetailsProps,
  MatchDialogHeadline,
  type MatchDialogHeadlineProps,
  MatchDialogOpeners,
  type MatchDialogOpenersProps,
  MatchDialogPhotos,
  type MatchDialogPhotosProps,
  MatchDialogRoot,
  type MatchDialogRootProps,
  MatchDialogSentence,
  type MatchDialogSentenceProps,
  MatchDialogText,
  type MatchDialogTextProps,
} from './MatchDialogParts.tsx';
