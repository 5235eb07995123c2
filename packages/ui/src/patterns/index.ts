export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { ChipPicker, type ChipPickerProps } from './ChipPicker/ChipPicker.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { type CountdownOptions, type CountdownState, useCountdown } from './Countdown/useCountdown.ts';
export { DataList, type DataListProps, type DataListRow } from './DataList/DataList.tsx';
export { type ArtPerson, EmptyArt, type EmptyArtProps } from './EmptyArt/EmptyArt.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { type FaqItem, FaqList, type FaqListProps } from './FaqList/FaqList.tsx';
export { LanderFrame, type LanderFrameProps } from './LanderFrame/LanderFrame.tsx';
export { ListRow, type ListRowProps } from './ListRow/ListRow.tsx';
export { LocateButton, type LocateButtonProps } from './LocateButton/LocateButton.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { ErrorAlert, type ErrorAlertProps } from './Notice/ErrorAlert.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { FictionalIcon, type FictionalIconProps } from './OriginMark/FictionalIcon.tsx';
export { OriginMark, type OriginMarkProps } from './OriginMark/OriginMark.tsx';
export { Page, PageBleed, type PageBleedProps, type PageProps } from './Page/Page.tsx';
export { PersonLine, type PersonLineProps } from './PersonLine/PersonLine.tsx';
export { LanguageMark, type LanguageMarkProps } from './PersonTile/LanguageMark.tsx';
export { PersonTile, type PersonTileProps, type TilePicture } from './PersonTile/PersonTile.tsx';
export { PersonTileSkeleton, type PersonTileSkeletonProps } from './PersonTile/PersonTileSkeleton.tsx';
export { isDouble } from './PhotoGrid/double-frames.ts';
export { PhotoGrid, type PhotoGridItem, type PhotoGridProps } from './PhotoGrid/PhotoGrid.tsx';
export { type Place, PlaceFields, type PlaceFieldsProps } from './PlaceFields/PlaceFields.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { PricedLabel, type PricedLabelProps } from './PricedLabel/PricedLabel.tsx';
export { StackedTable, type StackedTableProps, type StackedTableRow } from './StackedTable/StackedTable.tsx';
export { StatusPage, type StatusPageProps } from './StatusPage/StatusPage.tsx';
export { StickyBar, type StickyBarProps } from './StickyBar/StickyBar.tsx';
export { TextPage, type TextPageProps } from './TextPage/TextPage.tsx';
export { Wizard, type WizardProps } from './Wizard/Wizard.tsx';
export {
  WizardActions,
  type WizardActionsProps,
  WizardBody,
  type WizardBodyProps,
  WizardHead,
  type WizardHeadProps,
  WizardRoot,
  type WizardRootProps,
} from './Wizard/WizardParts.tsx';
