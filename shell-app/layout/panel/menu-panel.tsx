import type { MenuEntry } from '@portal/contract';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import classes from './menu-panel.module.css';
import { PanelTree } from './panel-tree.tsx';
import { useActiveInSight } from './use-active-in-sight.ts';

/** S2.056 S2.068 S2.069: the pages of the product that is open. */
export function MenuPanel({ product, active }: { product: MenuEntry; active: MenuEntry | null }) {
  const say = useTranslate();
  const line = useActiveInSight(active?.id);
  return (
    <nav ref={line} className={classes.panel} data-testid="menu-panel" aria-label={`${say('menu')} ${product.title}`}>
      <p className={classes.title} data-testid="menu-title" title={product.memo || undefined}>
        {product.title}
      </p>
      <PanelTree entries={product.children} active={active} />
    </nav>
  );
}
