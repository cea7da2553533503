import { areaPreload } from '@portal/shell';
import { held } from './ask.ts';

export const preload = areaPreload(() => [held.ask('all')]);
