import { reactPage } from '@portal/shell/insider';
import ModelFastviewPage from './model-fastview-page.tsx';

/** The parcel @portal/model-fastview: one car model beside its rivals. */
export const { bootstrap, mount, unmount } = reactPage(ModelFastviewPage);
