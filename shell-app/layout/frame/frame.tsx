import { Button, classNames, IconRefresh } from '@portal/ui';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { hasMenuPanel } from '../../menu/menu-panel-visible.ts';
import { ParcelHost } from '../../parcels/parcel-host.tsx';
import { useSettings } from '../../settings/settings.ts';
import { MainBar } from '../main/main-bar.tsx';
import { MainPart } from '../main/main-part.tsx';
import { PaperHead } from '../main/paper-head.tsx';
import { MenuPanel } from '../panel/menu-panel.tsx';
import type { Route } from '../use-route.ts';
import classes from './frame.module.css';
import { isFramed } from './is-framed.ts';
import { SkipLink, skipTarget } from './skip-link.tsx';

/** The frame of signed-in pages: rail of 56 px, panel of 176 px where the product has pages, and the content. */
export function Frame({ route }: { route: Route }) {
  const say = useTranslate();
  const { sidebarOpened } = useSettings();
  const bare = isFramed();
  const { product } = route;
  const hasPanel = !bare && hasMenuPanel(product, route.path);
  return (
    <div className={bare ? classes.bare : classes.frame}>
      <SkipLink />
      {!bare && (
        <div className={classes.rail}>
          <ParcelHost
            module="@portal/rail"
            failed={(retry) => (
              <Button variant="quiet" title={say('railFailed')} aria-label={say('retry')} onClick={retry}>
                <IconRefresh size={18} />
              </Button>
            )}
          />
        </div>
      )}
      {hasPanel && sidebarOpened && product && <MenuPanel product={product} active={route.link} />}
      <main {...skipTarget} className={classNames(classes.main, product && classes.figures)}>
        {!bare && <MainBar route={route} hasPanel={hasPanel} />}
        <PaperHead route={route} />
        <MainPart route={route} />
      </main>
    </div>
  );
}
