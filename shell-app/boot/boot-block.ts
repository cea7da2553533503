import type { Language, MenuEntry, UserInfo } from '@portal/contract';

/** What the server writes into the page beside the modules: answers that the client would otherwise have to ask for. */
export interface BootBlock {
  language?: Language;
  /** Stands for the answer of getUserInfo when the token cookie was valid. */
  userInfo?: UserInfo;
  /** Stands for the data of getAllMenu when the token cookie was valid. */
  menu?: MenuEntry[];
  /** Origin of another back end that speaks the same wire; absent: the portal's own site. */
  apiOrigin?: string;
  mode?: 'production' | 'development';
}
