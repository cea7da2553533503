// Written by npm run areas: the code of the pages that area.ts lists.
import { AccountsPage } from './pages/accounts/accounts-page.tsx';
import { ApplicationsPage } from './pages/applications/applications-page.tsx';
import { BackupsPage } from './pages/backups/backups-page.tsx';
import { BulletinsPage } from './pages/bulletins/bulletins-page.tsx';
import { CompaniesPage } from './pages/companies/companies-page.tsx';
import { ContentPage } from './pages/content/content-page.tsx';
import { DeliveriesPage } from './pages/deliveries/deliveries-page.tsx';
import { KeysPage } from './pages/keys/keys-page.tsx';
import { MessagesPage } from './pages/messages/messages-page.tsx';
import { ModulesPage } from './pages/modules/modules-page.tsx';
import { NamesPage } from './pages/names/names-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { PortalPage } from './pages/portal/portal-page.tsx';
import { ProductsPage } from './pages/products/products-page.tsx';
import { ReleasesPage } from './pages/releases/releases-page.tsx';
import { SystemPage } from './pages/system/system-page.tsx';
import { TrailPage } from './pages/trail/trail-page.tsx';
import { UsagePage } from './pages/usage/usage-page.tsx';
import { WatchesPage } from './pages/watches/watches-page.tsx';

export default {
  overview: OverviewPage,
  accounts: AccountsPage,
  companies: CompaniesPage,
  applications: ApplicationsPage,
  deliveries: DeliveriesPage,
  releases: ReleasesPage,
  names: NamesPage,
  bulletins: BulletinsPage,
  content: ContentPage,
  modules: ModulesPage,
  products: ProductsPage,
  keys: KeysPage,
  messages: MessagesPage,
  watches: WatchesPage,
  usage: UsagePage,
  trail: TrailPage,
  portal: PortalPage,
  backups: BackupsPage,
  system: SystemPage,
};
