import { type ComponentType, useEffect } from 'react';
import type { PageName } from '../../../shell-app/pages/lazy-page.tsx';

/** The page of the floor. The shell asks for its pages before the page, which asks for the shell, can be there. */
export const floor: { Page: ComponentType } = { Page: () => null };

/** The pages of the floor: the dashboard and nothing else, so that its bundle carries no page that is not shown. */
export function LazyPage({ onReady }: { name: PageName; onReady: (name: PageName) => void }) {
  useEffect(() => onReady('dashboard'), [onReady]);
  return <floor.Page />;
}

/** The page is there with its bundle: there is nothing to begin with. */
export const beginPage = () => undefined;
