import { openSwitchAccount } from '@portal/shell';
import {
  classNames,
  formatDateTime,
  formatMonth,
  IconButton,
  IconSwitchHorizontal,
  Tag,
  Tooltip,
  type View,
} from '@portal/ui';
import { NavLink, useLocation } from 'react-router-dom';
import type { Catalogue } from '../market/ask.ts';
import { type PageName, pageNames } from '../market/choices.ts';
import { phrases } from '../phrases.ts';
import classes from './frame.module.css';
import { keptSearch } from './keptSearch.ts';

interface PageHeadProps {
  page: PageName;
  catalogue: Catalogue | null;
  view: View;
}

/** The title of the page, what its figures are from, and the way to the other pages with the same filters. */
export function PageHead({ page, catalogue, view }: PageHeadProps) {
  const translate = phrases.useTranslate();
  const search = keptSearch(view, new URLSearchParams(useLocation().search));
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        <h1 tabIndex={-1}>{translate(page)}</h1>
        {catalogue && <Marks catalogue={catalogue} />}
        <IconButton
          className={classes.account}
          label={translate('switchAccount')}
          data-testid="area-switch-account"
          onClick={openSwitchAccount}
        >
          <IconSwitchHorizontal />
        </IconButton>
      </div>
      <nav className={classes.pages} aria-label={translate('pages')}>
        {pageNames.map((name) => (
          <NavLink
            key={name}
            to={{ pathname: `/${name}`, search }}
            className={classNames(classes.page, name === page && classes.current)}
          >
            {translate(name)}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

/** Release and preliminary months; that the market is made up, the frame of the portal says on every page. */
function Marks({ catalogue }: { catalogue: Catalogue }) {
  const translate = phrases.useTranslate();
  const { release, preliminaryFrom } = catalogue;
  return (
    <div className={classes.marks}>
      <Tooltip text={<ReleaseSaid release={release} />} side="bottom">
        <Tag>{translate('release', { id: release.id })}</Tag>
      </Tooltip>
      {preliminaryFrom && <Tag>{translate('preliminary', { month: formatMonth(preliminaryFrom) })}</Tag>}
    </div>
  );
}

function ReleaseSaid({ release }: { release: Catalogue['release'] }) {
  const translate = phrases.useTranslate();
  const published = translate('published', { at: formatDateTime(release.publishedAt) });
  return release.demonstration ? `${published} · ${translate('demonstrationText')}` : published;
}
