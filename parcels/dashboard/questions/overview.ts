import type { DataSource } from '@portal/contract';
import { release } from '@portal/shell/insider';
import { proxy } from 'valtio';

/** What all panels have in common: the source that their figures come from. */
export const overview = proxy<{ source: DataSource }>({ source: release.dataSource });
