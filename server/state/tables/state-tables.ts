import type { AccountTables } from './account-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { ExportTables } from './export-tables.ts';
import type { FactorTables } from './factor-tables.ts';
import type { KeyTables } from './key-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { ModuleTables } from './module-tables.ts';
import type { ProbeTables } from './probe-tables.ts';
import type { ProductTables } from './product-tables.ts';
import type { RemarkTables } from './remark-tables.ts';
import type { SavedTables } from './saved-tables.ts';
import type { SettingTables } from './setting-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SignOnTables } from './sign-on-tables.ts';
import type { TrackingTables } from './tracking-tables.ts';
import type { WatchTables } from './watch-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/**
 * The tables of the state store. Both databases hold the same kinds only: text, and whole numbers (yes and no as 1
 * and 0, instants as milliseconds since 1970, days as text YYYYMMDD in China time), so that no value reads differently.
 */
export interface StateTables
  extends AccountTables,
    BackupTables,
    SignInTables,
    SignOnTables,
    FactorTables,
    ExportTables,
    ProductTables,
    ContentTables,
    TrackingTables,
    RemarkTables,
    SavedTables,
    SettingTables,
    KeyTables,
    MessageTables,
    ModuleTables,
    ProbeTables,
    WatchTables,
    WebhookTables {}
