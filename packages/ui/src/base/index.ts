export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Bleed, type BleedProps } from './Bleed/Bleed.tsx';
export { Button, type ButtonLook, type ButtonProps } from './Button/Button.tsx';
export { breakable } from './breakable.tsx';
export { Checkbox, type ChoiceProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { Coin, type CoinProps } from './Coin/Coin.tsx';
export { CoinPill, type CoinPillProps } from './CoinPill/CoinPill.tsx';
export { CountBadge, type CountBadgeProps } from './CountBadge/CountBadge.tsx';
export { CreditsBadge, type CreditsBadgeProps } from './CreditsBadge/CreditsBadge.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { AlertDialog, type AlertDialogProps } from './Dialog/AlertDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export {
  DialogBody,
  type DialogBodyProps,
  DialogClose,
  type DialogCloseProps,
  DialogFooter,
  type DialogFooterProps,
  DialogHeader,
  type DialogHeaderProps,
  DialogHero,
  type DialogHeroProps,
} from './Dialog/DialogParts.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { Dropzone, type DropzoneProps } from './Dropzone/Dropzone.tsx';
export {
  type ControlProps,
  Field,
  FieldError,
  type FieldErrorProps,
  type FieldFrameProps,
  type FieldProps,
} from './Field/Field.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconProps, type IconShape } from './Icon/Icon.tsx';
export * as icons from './Icon/icons.ts';
export {
  IconButton,
  type IconButtonProps,
  LinkIconButton,
  type LinkIconButtonProps,
} from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar.tsx';
export { Marker, type MarkerProps } from './Marker/Marker.tsx';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Photo, type PhotoProps } from './Photo/Photo.tsx';
export { PhotoGroup, type PhotoGroupProps } from './PhotoGroup/PhotoGroup.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { Radio } from './Radio/Radio.tsx';
export { RadioCards, type RadioCardsProps } from './RadioCards/RadioCards.tsx';
export type { RadioCard } from './RadioCards/RadioCardsParts.tsx';
export { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider/RangeSlider.tsx';
export { Ribbon, type RibbonProps } from './Ribbon/Ribbon.tsx';
export type { RootProps } from './root-props.ts';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea/ScrollArea.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  BareSelect,
  type BareSelectProps,
  Select,
  type SelectOption,
  type SelectProps,
} from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StepDots, type StepDotsProps } from './StepDots/StepDots.tsx';
export { Surface, type SurfaceProps } from './Surface/Surface.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { type Tab, TabLinks, type TabLinksProps, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { AutosizeTextArea, type AutosizeTextAreaProps } from './TextArea/AutosizeTextArea.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextButton, type TextButtonProps, TextLink, type TextLinkProps } from './TextLink/TextLink.tsx';
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
