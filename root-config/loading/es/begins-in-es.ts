import type { MenuEntry } from '@portal/contract';

/** Whether the area of an address is one of modules of the language. @param path such as /dealer-map/cities */
export const beginsInEs = (path: string, menu: readonly Pick<MenuEntry, 'path' | 'code'>[]): boolean =>
  menu.some((entry) => entry.code?.format === 'es' && `${path}/`.startsWith(`${entry.path}/`));
