import { createPhrases, ParcelDialog, useLanguage } from '@portal/shell';
import { formatDate, formatDateTime, IconButton, IconSwitchHorizontal, PreliminaryTag, Tag, Tooltip } from '@portal/ui';
import { useState } from 'react';
import { useWritten } from '../charts/use-written.ts';
import { WrittenChoice } from '../charts/written-choice.tsx';
import { coverageOfSource } from '../covered/uncovered.ts';
import type { Catalogue } from '../page/ask.ts';
import { PrintButton } from '../paper/print-button.tsx';
import { NotesButton } from '../remarks/index.ts';
import { SavedViews } from '../saved/saved-views.tsx';
import { WatchPage } from '../watch/watch-page.tsx';
import { TrailRow } from '../ways/trail-row.tsx';
import classes from './frame.module.css';

const phrases = createPhrases({
  zh_CN: {
    switchAccount: '切换账号',
    demonstrationText: '这是由系统生成的演示市场，不是真实市场。',
    release: '数据发布 %{date}',
    published: '数据版本 %{id}，发布于 %{at}',
  },
  en: {
    switchAccount: 'Switch account',
    demonstrationText: 'This market is made by the system; it is not the real one.',
    release: 'Released %{date}',
    published: 'Release %{id}, published %{at}',
  },
});

/** The title of a page and what its figures are from. */
export function PageHead({
  title,
  catalogue,
  source,
  counts = false,
  money = false,
  marked = true,
}: {
  title: string;
  catalogue: Catalogue | null;
  source: string | null;
  /** Counts of cars stand on the page. */
  counts?: boolean;
  /** Amounts of money stand beside them. */
  money?: boolean;
  /** Whether figures of a release stand on the page, or are on their way. */
  marked?: boolean;
}) {
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        <h1 tabIndex={-1}>{title}</h1>
        {marked && (catalogue ? <Marks catalogue={catalogue} source={source} /> : <div className={classes.marks} />)}
        <div className={classes.own}>
          {counts && <WrittenField money={money} />}
          <PrintButton />
          <NotesButton />
          <SavedViews />
          <WatchPage title={title} />
          <AccountButton />
        </div>
      </div>
      <TrailRow title={title} />
    </header>
  );
}

/** In which unit the cars and the money of the page are counted. */
function WrittenField({ money }: { money: boolean }) {
  const { written, setWritten } = useWritten();
  return <WrittenChoice language={useLanguage()} money={money} value={written} onChange={setWritten} />;
}

/** The drawer of linked accounts is a parcel of the portal that the area mounts itself: it goes with the area. */
function AccountButton() {
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
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

/** Release, what it is about alone, and preliminary months; that the market is made up, the frame of the portal says on every page. */
function Marks({ catalogue, source }: { catalogue: Catalogue; source: string | null }) {
  const translate = phrases.useTranslate();
  const { release, first, last } = catalogue;
  const chosen = catalogue.dataSources.find(({ key }) => key === source);
  const { preliminaryFrom } = chosen ?? catalogue;
  return (
    <div className={classes.marks}>
      <Tooltip text={<ReleaseText release={release} />} side="bottom">
        <Tag>{translate('release', { date: formatDate(release.publishedAt) })}</Tag>
      </Tooltip>
      {coverageOfSource(catalogue, source)?.says.map((text) => (
        <Tag key={text}>{text.charAt(0).toUpperCase() + text.slice(1)}</Tag>
      ))}
      <PreliminaryTag months={{ from: first, to: last }} preliminaryFrom={preliminaryFrom} language={useLanguage()} />
    </div>
  );
}

function ReleaseText({ release }: { release: Catalogue['release'] }) {
  const translate = phrases.useTranslate();
  const published = translate('published', { id: release.id, at: formatDateTime(release.publishedAt) });
  return release.demonstration ? `${published} · ${translate('demonstrationText')}` : published;
}
