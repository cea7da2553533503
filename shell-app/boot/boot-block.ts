import type { DataSource, Language, MenuEntry, Operator, PageAreas, SourceWords, UserInfo } from '@portal/contract';
import type { SignOnOffer } from '../sites/sign-on-offer.ts';
import type { Sites } from '../sites/sites.ts';
import type { TrackingClient } from '../tracking/page-tracker.ts';

/** What the server writes into the page beside the modules: answers that the client would otherwise have to ask for. */
export interface BootBlock {
  language?: Language;
  /**
   * What every menu has, and what downloads are called that belong to no menu; in front of another back end where all
   * areas lie, with their links and downloads.
   */
  areas?: PageAreas;
  /** Stands for the answer of getUserInfo when the token cookie was valid. */
  userInfo?: UserInfo | null;
  /** Stands for the data of getAllMenu when the token cookie was valid. */
  menu?: MenuEntry[] | null;
  /** Whether the figures are those of the demonstration market; null: no release is published. */
  demonstration?: boolean | null;
  /** Whether the landing page has a picture of the market to show. */
  picture?: boolean;
  /** The source that figures begin with: the first one that the published release has. */
  dataSource?: DataSource | null;
  /** Its words in both languages, where it is not one of S3.037. */
  sourceWords?: SourceWords;
  /** Origin of another back end that speaks the same wire; null: the portal's own site. */
  apiOrigin?: string | null;
  /** Hosts that a link may hand the session to, beside those of the menu (A29). */
  trustedHosts?: readonly string[];
  /** What this page registers with before it reports how it is used; absent: it reports nothing. */
  tracking?: TrackingClient;
  /** Addresses beside the portal, as the operator has set them. */
  sites?: Sites;
  /** That companies sign in with accounts of their own; absent where none does. */
  signOn?: SignOnOffer;
  /** Who runs the portal. */
  operator?: Operator;
}
