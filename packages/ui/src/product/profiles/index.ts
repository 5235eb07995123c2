export { LimitedTextArea, type LimitedTextAreaProps } from '../LimitedTextArea.tsx';
export { AboutBlock, type AboutBlockProps } from './AboutBlock/AboutBlock.tsx';
export { AttributeList, type AttributeListProps } from './AttributeList/AttributeList.tsx';
export { BlockButton, type BlockButtonProps } from './BlockButton/BlockButton.tsx';
export { BlockedRow, type BlockedRowProps } from './BlockedRow/BlockedRow.tsx';
export { FictionalBadge, type FictionalBadgeProps } from './FictionalBadge/FictionalBadge.tsx';
export { FictionalNotice, type FictionalNoticeProps } from './FictionalNotice/FictionalNotice.tsx';
export { GeolocationButton, type GeolocationButtonProps } from './GeolocationButton/GeolocationButton.tsx';
export { HighlightItem, type HighlightItemProps } from './HighlightList/HighlightItem.tsx';
export { HighlightList, type HighlightListProps } from './HighlightList/HighlightList.tsx';
export { InterestChips, type InterestChipsProps } from './InterestChips/InterestChips.tsx';
export { InterestPicker, type InterestPickerProps } from './InterestPicker/InterestPicker.tsx';
export { LanguageBadge, type LanguageBadgeProps } from './LanguageBadge/LanguageBadge.tsx';
export { LocationField, type LocationFieldProps } from './LocationField/LocationField.tsx';
export { LockOverlay, type LockOverlayProps } from './LockOverlay/LockOverlay.tsx';
export { MemberUnavailable, type MemberUnavailableProps } from './MemberUnavailable/MemberUnavailable.tsx';
export {
  NonPremiumPhotoNotice,
  type NonPremiumPhotoNoticeProps,
} from './NonPremiumPhotoNotice/NonPremiumPhotoNotice.tsx';
export { OnlineMark, type OnlineMarkProps } from './OnlineMark/OnlineMark.tsx';
export { OwnPhotoDialog, type OwnPhotoDialogProps } from './OwnPhotoDialog/OwnPhotoDialog.tsx';
export { OwnPhotoOverview, type OwnPhotoOverviewProps } from './OwnPhotoOverview/OwnPhotoOverview.tsx';
export { OwnPhotoTile, type OwnPhotoTileProps } from './OwnPhotoTile/OwnPhotoTile.tsx';
export { type Upload, UploadTile, type UploadTileProps } from './OwnPhotoTile/UploadTile.tsx';
export { OwnProfileCard, type OwnProfileCardProps } from './OwnProfileCard/OwnProfileCard.tsx';
export { PhotoCountBadge, type PhotoCountBadgeProps } from './PhotoCountBadge/PhotoCountBadge.tsx';
export { PhotoGallery, type PhotoGalleryProps } from './PhotoGallery/PhotoGallery.tsx';
export { PhotoLimitDialog, type PhotoLimitDialogProps } from './PhotoLimitDialog/PhotoLimitDialog.tsx';
export { PhotoStatusBadge, type PhotoStatusBadgeProps } from './PhotoStatusBadge/PhotoStatusBadge.tsx';
export { PhotoThumb, type PhotoThumbProps } from './PhotoThumb/PhotoThumb.tsx';
export { PhotoViewerDialog, type PhotoViewerDialogProps } from './PhotoViewerDialog/PhotoViewerDialog.tsx';
export { PremiumBadge, type PremiumBadgeProps } from './PremiumBadge/PremiumBadge.tsx';
export { type ProfileDraft, ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm.tsx';
export { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader/ProfileHeader.tsx';
