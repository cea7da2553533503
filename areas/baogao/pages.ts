// Written by npm run areas: the code of the pages that area.ts lists.
import { ListPage } from './pages/list/list-page.tsx';

export default {
  list: ListPage,
};
