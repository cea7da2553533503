import { trivialAreas } from '../areas.ts';
import { ListPage } from '../list-page.tsx';

export default () => <ListPage heading={trivialAreas[1].heading} />;
