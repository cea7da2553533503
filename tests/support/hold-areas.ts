import type { MenuEntry } from '@portal/contract';
import { takeAreas } from '../../shell-app/areas/known-areas.ts';
import { session } from '../../shell-app/session/session.ts';
import { areasOfPage } from './areas-of-page.ts';

const plain = { icon: '', videoUrl: '', memo: '', special: false } as const;

/** What a person sees who holds areas of the portal's own: their links, and their entries of the menu by path and title. */
export function holdAreas(files: Record<string, string>): void {
  takeAreas(areasOfPage());
  session.menus = Object.entries(files).map(
    ([path, title]): MenuEntry => ({ ...plain, id: path, key: path, type: 0, title, path, children: [] }),
  );
}
