import { ListPage } from '../../list/list-page.tsx';

/** The reports that are had on order. */
export const VipPage = () => <ListPage shelf="vip" />;
