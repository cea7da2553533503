import { usePage } from '@portal/ui/analysis';
import { OutletList } from './outlet-list.tsx';
import { OutletSheet } from './outlet-sheet.tsx';

/** Outlets by their names with where they are; of one that is chosen, all that is known. */
export function OutletsPage() {
  const { view } = usePage();
  const [outlet, ...others] = view.filters.outlet ?? [];
  return outlet !== undefined && others.length === 0 ? <OutletSheet key={outlet} outlet={outlet} /> : <OutletList />;
}
