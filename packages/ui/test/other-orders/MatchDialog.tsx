import {
  MatchDialogActions,
  MatchDialogDetails,
  MatchDialogHeadline,
  MatchDialogPhotos,
  MatchDialogRoot,
  type MatchDialogRootProps,
  MatchDialogSentence,
  MatchDialogText,
} from '../../src/product/likes/MatchDialog/MatchDialogParts.tsx';

/** The words come first, then the photos, and the buttons last. */
export const WordsFirst = (match: Omit<MatchDialogRootProps, 'children'>) => (
  <MatchDialogRoot {...match}>
    <MatchDialogText>
      <MatchDialogHeadline />
      <MatchDialogSentence />
    </MatchDialogText>
    <MatchDialogPhotos />
    <MatchDialogDetails>
      <MatchDialogActions />
    </MatchDialogDetails>
  </MatchDialogRoot>
);
