import { start } from '@portal/shell/insider';
import * as charts from '@portal/ui/charts';
import { createRoot } from 'react-dom/client';
import { mountRootParcel } from 'single-spa';
import DashboardPage from '../../../parcels/dashboard/dashboard-page.tsx';
import * as rail from '../../../parcels/rail/index.ts';
import { App } from '../../../shell-app/layout/app.tsx';
import { floor } from './floor-page.tsx';

/** Everything is here already: what the portal fetches by name is looked up. */
const modules: Record<string, unknown> = { '@portal/rail': rail, '@portal/ui/charts': charts };
Object.assign(window, { System: { import: async (name: string) => modules[name] } });

floor.Page = DashboardPage;

const root = document.getElementById('portal');
if (!root) throw new Error('The page has no element #portal');
// Nothing is known in advance: who this is and the menu are asked for, one after the other.
start({ boot: { language: 'en' } });
createRoot(root).render(<App mountParcel={mountRootParcel} />);
