import type { DataSource } from '@portal/contract';
import { proxy } from 'valtio';
import { release } from '../../../release/release.ts';

/** What all panels have in common: the source that their figures come from. */
export const overview = proxy<{ source: DataSource }>({ source: release.dataSource });
