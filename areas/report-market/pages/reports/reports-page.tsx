import { ListPage } from '../../list/list-page.tsx';

/** S1.006 S2.051: the catalogue. */
export const ReportsPage = () => <ListPage shelf="reports" />;
