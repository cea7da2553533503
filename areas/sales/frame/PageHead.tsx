import { ParcelDialog } from '@portal/shell';
import { formatDate, formatDateTime, formatMonth, IconButton, IconSwitchHorizontal, Tag, Tooltip } from '@portal/ui';
import { useState } from 'react';
import type { Catalogue } from '../market/ask.ts';
import type { PageName } from '../market/choices.ts';
import { phrases } from '../phrases.ts';
import classes from './frame.module.css';

interface PageHeadProps {
  page: PageName;
  catalogue: Catalogue | null;
}

/** The title of the page and what its figures are from. */
export function PageHead({ page, catalogue }: PageHeadProps) {
  const translate = phrases.useTranslate();
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        <h1 tabIndex={-1}>{translate(page)}</h1>
        {catalogue && <Marks catalogue={catalogue} />}
        <AccountButton />
      </div>
    </header>
  );
}

/** The drawer of linked accounts is a parcel of the portal that this area mounts itself: it goes with the area. */
function AccountButton() {
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={classes.account}
        label={translate('switchAccount')}
        aria-haspopup="dialog"
        data-testid="area-switch-account"
        onClick={() => setOpen(true)}
      >
        <IconSwitchHorizontal />
      </IconButton>
      {open && <ParcelDialog module="@portal/switch-account" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Release and preliminary months; that the market is made up, the frame of the portal says on every page. */
function Marks({ catalogue }: { catalogue: Catalogue }) {
  const translate = phrases.useTranslate();
  const { release, preliminaryFrom } = catalogue;
  return (
    <div className={classes.marks}>
      <Tooltip text={<ReleaseSaid release={release} />} side="bottom">
        <Tag>{translate('release', { date: formatDate(release.publishedAt) })}</Tag>
      </Tooltip>
      {preliminaryFrom && <Tag>{translate('preliminary', { month: formatMonth(preliminaryFrom) })}</Tag>}
    </div>
  );
}

function ReleaseSaid({ release }: { release: Catalogue['release'] }) {
  const translate = phrases.useTranslate();
  const published = translate('published', { id: release.id, at: formatDateTime(release.publishedAt) });
  return release.demonstration ? `${published} · ${translate('demonstrationText')}` : published;
}
