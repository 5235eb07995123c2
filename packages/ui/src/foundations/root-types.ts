import type { ReactNode } from 'react';

/** The modules of the package; a test holds the list against the files. */
export type Modules = [
  typeof import('../base/Dialog/index.ts'),
  typeof import('../base/Menu/index.ts'),
  typeof import('../base/index.ts'),
  typeof import('../patterns/Modal/index.ts'),
  typeof import('../patterns/index.ts'),
  typeof import('../product/accounts/SignupDialog/index.ts'),
  typeof import('../product/accounts/index.ts'),
  typeof import('../product/chat/GiftPickerDialog/index.ts'),
  typeof import('../product/chat/IcebreakerDialog/index.ts'),
  typeof import('../product/chat/PhotoSendDialog/index.ts'),
  typeof import('../product/chat/index.ts'),
  typeof import('../product/discover/index.ts'),
  typeof import('../product/landers/index.ts'),
  typeof import('../product/layout/AccountMenu/index.ts'),
  typeof import('../product/layout/ConfirmDialog/index.ts'),
  typeof import('../product/layout/SafetyMenu/index.ts'),
  typeof import('../product/layout/SiteEntryDialog/index.ts'),
  typeof import('../product/layout/index.ts'),
  typeof import('../product/likes/LikeDialog/index.ts'),
  typeof import('../product/likes/MatchDialog/index.ts'),
  typeof import('../product/likes/index.ts'),
  typeof import('../product/notices/index.ts'),
  typeof import('../product/payments/NotEnoughCreditsDialog/index.ts'),
  typeof import('../product/payments/PaymentConfirmDialog/index.ts'),
  typeof import('../product/payments/PremiumFeatureDialog/index.ts'),
  typeof import('../product/payments/TimeBonusDialog/index.ts'),
  typeof import('../product/payments/index.ts'),
  typeof import('../product/profiles/OwnPhotoDialog/index.ts'),
  typeof import('../product/profiles/PhotoLimitDialog/index.ts'),
  typeof import('../product/profiles/PhotoViewerDialog/index.ts'),
  typeof import('../product/profiles/index.ts'),
  typeof import('../product/search/SearchDialog/index.ts'),
  typeof import('../product/search/index.ts'),
  typeof import('../product/settings/index.ts'),
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
