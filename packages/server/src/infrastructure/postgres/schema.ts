import type { AccountsTables } from './tables/accounts.ts';
import type { AgeTables } from './tables/age.ts';
import type { ChatTables } from './tables/chat.ts';
import type { DataRightsTables } from './tables/data-rights.ts';
import type { DiscoverTables } from './tables/discover.ts';
import type { LikesTables } from './tables/likes.ts';
import type { MarketingTables } from './tables/marketing.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { DirectDebitTables } from './tables/payments/direct-debit.ts';
import type { PaymentsTables } from './tables/payments/payments.ts';
import type { PhotosTables } from './tables/photos.ts';
import type { ProfilesTables } from './tables/profiles.ts';
import type { SearchTables } from './tables/search.ts';
import type { SessionsTables } from './tables/sessions.ts';
import type { SitesTables } from './tables/sites.ts';
import type { WalletTables } from './tables/wallet.ts';

/** The database as Kysely sees it. */
export interface Database
  extends AccountsTables,
    AgeTables,
    ChatTables,
    DataRightsTables,
    DirectDebitTables,
    DiscoverTables,
    LikesTables,
    MarketingTables,
    ModerationTables,
    NotificationsTables,
    PaymentsTables,
    PhotosTables,
    ProfilesTables,
    SearchTables,
    SessionsTables,
    SitesTables,
    WalletTables {}
