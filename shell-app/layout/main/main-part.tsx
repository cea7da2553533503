import { type MenuEntry, portalNameOf } from '@portal/contract';
import { Unseen } from '@portal/ui';
import { useCallback, useState } from 'react';
import { useAreaBoard } from '../../areas/area-board.ts';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LockOverlay } from '../../lock-overlay/lock-overlay.tsx';
import { LazyPage, type PageName } from '../../pages/lazy-page.tsx';
import { useSession } from '../../session/session.ts';
import { operator } from '../../sites/operator.ts';
import { type Route, routeTo } from '../use-route.ts';
import { AreaError } from './area-error.tsx';
import { AreaPlace } from './area-place.tsx';
import classes from './main-part.module.css';
import { pageTitle } from './page-title.ts';
import { useSubjectNow } from './subject.ts';
import { useAnnouncement } from './use-announcement.ts';

/**
 * Pages with a form that anybody may fill in: what was typed outlives a change of the language. They say themselves in
 * the new one without being made anew.
 */
const lastingPages: readonly PageName[] = ['home', 'scan'];

/** The page or area of the route, with what stands in its place while it loads or when it fails. */
export function MainPart({ route }: { route: Route }) {
  const say = useTranslate();
  const language = useLanguage();
  const board = useAreaBoard();
  const [readyPage, setReadyPage] = useState<PageName | null>(null);
  const onReady = useCallback((name: PageName) => setReadyPage(name), []);
  const inArea = route.name === 'area';
  const settled = board.state === 'mounted' || board.state === 'failed';
  const ready = inArea ? settled : readyPage === route.name;
  const title = pageTitle(route, say, language);
  const menus = useSession().menus as MenuEntry[];
  const other = board.other === null ? '' : pageTitle(routeTo(board.other, '', menus), say, language);
  const subject = useSubjectNow();
  const words = useAnnouncement({
    path: route.path,
    title,
    subject,
    portal: portalNameOf(operator(), language),
    ready,
  });
  return (
    <div className={classes.part} aria-busy={!ready}>
      <Unseen aria-live="polite" data-testid="route-announcement">
        {words}
      </Unseen>
      {/* S4.032: a new language makes the page anew. */}
      {route.name !== 'area' && (
        <LazyPage key={lastingPages.includes(route.name) ? '' : language} name={route.name} onReady={onReady} />
      )}
      {inArea && !settled && (
        <p className={classes.heading} aria-hidden="true">
          {title}
        </p>
      )}
      <AreaPlace isShown={inArea && board.state !== 'failed'} />
      {inArea && board.state === 'failed' && <AreaError title={title} other={other} />}
      {inArea && !settled && <LockOverlay slow={board.state === 'slow'} />}
    </div>
  );
}
