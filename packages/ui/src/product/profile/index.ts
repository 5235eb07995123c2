export { FictionalBadge, type FictionalBadgeProps } from './FictionalBadge/FictionalBadge.tsx';
export { FictionalNotice, type FictionalNoticeProps } from './FictionalNotice/FictionalNotice.tsx';
export { LanguageBadge, type LanguageBadgeProps } from './LanguageBadge/LanguageBadge.tsx';
export { OnlineMark, type OnlineMarkProps } from './OnlineMark/OnlineMark.tsx';
export { PhotoCountBadge, type PhotoCountBadgeProps } from './PhotoCountBadge/PhotoCountBadge.tsx';
export { PremiumBadge } from './PremiumBadge/PremiumBadge.tsx';
export { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader/ProfileHeader.tsx';
