import type { DataSource, Language, MenuEntry, UserInfo } from '@portal/contract';

/** What the server writes into the page beside the modules: answers that the client would otherwise have to ask for. */
export interface BootBlock {
  language?: Language;
  /** Stands for the answer of getUserInfo when the token cookie was valid. */
  userInfo?: UserInfo | null;
  /** Stands for the data of getAllMenu when the token cookie was valid. */
  menu?: MenuEntry[] | null;
  /** Whether the figures are those of the demonstration market; null: no release is published. */
  demonstration?: boolean | null;
  /** The source that figures begin with: the first one that the published release has. */
  dataSource?: DataSource | null;
  /** Origin of another back end that speaks the same wire; null: the portal's own site. */
  apiOrigin?: string | null;
}
