import type { ReactNode } from 'react';

/** The modules of the package; a test holds the list against the files. */
export type Modules = [
  typeof import('../base/Dialog/index.ts'),
  typeof import('../base/Menu/index.ts'),
  typeof import('../base/index.ts'),
  typeof import('../patterns/Modal/index.ts'),
  typeof import('../patterns/index.ts'),
  typeof import('../product/chat/GiftPickerDialog/index.ts'),
  typeof import('../product/chat/IcebreakerDialog/index.ts'),
  typeof import('../product/chat/PhotoSendDialog/index.ts'),
  typeof import('../product/chat/index.ts'),
  typeof import('../product/credits/NotEnoughCreditsDialog/index.ts'),
  typeof import('../product/credits/PremiumFeatureDialog/index.ts'),
  typeof import('../product/credits/TimeBonusDialog/index.ts'),
  typeof import('../product/credits/index.ts'),
  typeof import('../product/landers/index.ts'),
  typeof import('../product/likes/LikeDialog/index.ts'),
  typeof import('../product/likes/index.ts'),
  typeof import('../product/match/MatchDialog/index.ts'),
  typeof import('../product/match/index.ts'),
  typeof import('../product/notices/index.ts'),
  typeof import('../product/payment/PaymentConfirmDialog/index.ts'),
  typeof import('../product/payment/index.ts'),
  typeof import('../product/profile/PhotoLimitDialog/index.ts'),
  typeof import('../product/profile/PhotoViewerDialog/index.ts'),
  typeof import('../product/profile/index.ts'),
  typeof import('../product/search/SearchDialog/index.ts'),
  typeof import('../product/search/index.ts'),
  typeof import('../product/settings/index.ts'),
  typeof import('../product/shell/AccountMenu/index.ts'),
  typeof import('../product/shell/ConfirmDialog/index.ts'),
  typeof import('../product/shell/SafetyMenu/index.ts'),
  typeof import('../product/shell/SiteEntryDialog/index.ts'),
  typeof import('../product/shell/index.ts'),
  typeof import('../product/signup/SignupDialog/index.ts'),
  typeof import('../product/signup/index.ts'),
  typeof import('../product/swipe/index.ts'),
];

/** Names of the components of a module whose props do not take what belongs to the root element. */
export type Closed<Module> = {
  [Name in keyof Module]: Name extends Capitalize<Name & string>
    ? Module[Name] extends (props: infer Props) => ReactNode
      ? 'className' | 'style' | 'ref' | 'id' | 'aria-label' extends keyof Props
        ? never
        : Name
      : never
    : never;
}[keyof Module];
