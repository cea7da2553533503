import {
  IconArrowLeft,
  IconButton,
  IconInfoCircle,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  Tag,
  Tooltip,
} from '@portal/ui';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { navigate } from '../../navigation/place.ts';
import { release } from '../../release/release.ts';
import { hasPageBefore } from '../../routes/page-before.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { settings, useSettings } from '../../settings/settings.ts';
import type { Route } from '../use-route.ts';
import { Freshness } from './freshness.tsx';
import classes from './main-bar.module.css';

/** The line above every page of the frame: the panel's switch, the way back, where one is, whose figures these are. */
export function MainBar({ route, hasPanel }: { route: Route; hasPanel: boolean }) {
  const say = useTranslate();
  return (
    <div className={classes.bar}>
      {hasPanel && <PanelToggle />}
      <IconButton label={say('back')} data-testid="back" onClick={goBack}>
        <IconArrowLeft size={18} />
      </IconButton>
      <p className={classes.trail}>
        {route.product && <span>{route.product.title}</span>}
        {route.link && <span>{route.link.title}</span>}
      </p>
      <Freshness />
      <DemonstrationTag />
      <SearchButton />
    </div>
  );
}

/** S2.059 S4.045: the choice is kept as 1 or 0 in a cookie (S3.073). */
function PanelToggle() {
  const say = useTranslate();
  const { sidebarOpened } = useSettings();
  return (
    <IconButton
      className={classes.toggle}
      label={say(sidebarOpened ? 'closeMenu' : 'openMenu')}
      aria-expanded={sidebarOpened}
      data-testid="menu-toggle"
      onClick={() => {
        settings.sidebarOpened = !settings.sidebarOpened;
      }}
    >
      {sidebarOpened ? <IconLayoutSidebarLeftCollapse size={18} /> : <IconLayoutSidebarLeftExpand size={18} />}
    </IconButton>
  );
}

/** S2.103: to the page before, or to the overview when the visit began here: what lies before then is another site. */
function goBack(): void {
  if (hasPageBefore()) window.history.back();
  else navigate('/dashboard');
}

function DemonstrationTag() {
  const say = useTranslate();
  const { demonstration } = useSnapshot(release);
  if (!demonstration) return null;
  return (
    <Tooltip text={say('demonstrationMore')} side="bottom">
      <Tag tone="warning" icon={<IconInfoCircle size={14} />} data-testid="demonstration">
        {say('demonstration')}
      </Tag>
    </Tooltip>
  );
}
