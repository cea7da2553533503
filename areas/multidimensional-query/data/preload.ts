import { areaPreload } from '@portal/shell';
import { ownedDatasets } from './ask.ts';

export const preload = areaPreload(() => [ownedDatasets.ask('all')]);
