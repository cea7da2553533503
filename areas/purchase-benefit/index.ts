import { startArea } from '@portal/ui/analysis';
import { area } from './area.ts';

export const { preload, load, bootstrap, mount, unmount } = startArea(
  area,
  () => import(/* webpackChunkName: "load" */ './pages.ts'),
);
