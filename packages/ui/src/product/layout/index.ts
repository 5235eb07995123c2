export { AccountLink, type AccountLinkProps } from './AccountLink/AccountLink.tsx';
export { AccountMenu, type AccountMenuProps } from './AccountMenu/AccountMenu.tsx';
export { BackButton, type BackButtonProps } from './BackButton/BackButton.tsx';
export { ChatLayout, type ChatLayoutProps } from './ChatLayout/ChatLayout.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmQuestion,
} from './ConfirmDialog/ConfirmDialog.tsx';
export { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner/ConnectionBanner.tsx';
export { CreditsNavItem, type CreditsNavItemProps } from './CreditsNavItem/CreditsNavItem.tsx';
export { DefaultLayout, type DefaultLayoutProps } from './DefaultLayout/DefaultLayout.tsx';
export { Disclaimer, type DisclaimerProps } from './Disclaimer/Disclaimer.tsx';
export { DiscountBadge, type DiscountBadgeProps } from './DiscountBadge/DiscountBadge.tsx';
export { EmptyLayout, type EmptyLayoutProps } from './EmptyLayout/EmptyLayout.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { Footer, type FooterLink, type FooterPage, type FooterProps } from './Footer/Footer.tsx';
export { GetPremiumNavItem, type GetPremiumNavItemProps } from './GetPremiumNavItem/GetPremiumNavItem.tsx';
export { LanderLayout, type LanderLayoutProps } from './LanderLayout/LanderLayout.tsx';
export { LanderLogoBar, type LanderLogoBarProps } from './LanderLogoBar/LanderLogoBar.tsx';
export { LanguageMenu, type LanguageMenuProps } from './LanguageMenu/LanguageMenu.tsx';
export { NavCountBadge, type NavCountBadgeProps } from './NavCountBadge/NavCountBadge.tsx';
export { NavItem, type NavItemProps } from './NavItem/NavItem.tsx';
export { type PageShape, PageSkeleton, type PageSkeletonProps } from './PageSkeleton/PageSkeleton.tsx';
export { RouteLoadingBar, type RouteLoadingBarProps } from './RouteLoadingBar/RouteLoadingBar.tsx';
export { SafetyMenu, type SafetyMenuProps } from './SafetyMenu/SafetyMenu.tsx';
export { SiteEntryDialog, type SiteEntryDialogProps } from './SiteEntryDialog/SiteEntryDialog.tsx';
export { type ShellArea, TopBar, type TopBarItem, type TopBarProps } from './TopBar/TopBar.tsx';
export { VisitorBar, type VisitorBarProps } from './TopBar/VisitorBar.tsx';
