export { LikeButton, type LikeButtonProps } from './LikeButton/LikeButton.tsx';
export { LikeDialog, type LikeDialogProps } from './LikeDialog/LikeDialog.tsx';
export { LikesList, type LikesListProps } from './LikesList/LikesList.tsx';
export { LikesTabs, type LikesTabsProps } from './LikesTabs/LikesTabs.tsx';
export { LikeTile, type LikeTileProps } from './LikeTile/LikeTile.tsx';
export { MatchDialog, type MatchDialogProps } from './MatchDialog/MatchDialog.tsx';
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
} from './MatchDialog/MatchDialogParts.tsx';
export { NewLikeMarker, type NewLikeMarkerProps } from './NewLikeMarker/NewLikeMarker.tsx';
export { NewMatch, type NewMatchProps } from './NewMatches/NewMatch.tsx';
export { NewMatches, type NewMatchesProps } from './NewMatches/NewMatches.tsx';
export { ProfileViewList, type ProfileViewListProps } from './ProfileViewList/ProfileViewList.tsx';
export { ProfileViewTile, type ProfileViewTileProps } from './ProfileViewTile/ProfileViewTile.tsx';
