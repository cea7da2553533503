import type { ExportOrder, Language, MarketQuery, TableModel } from '@portal/contract';
import { tabbedText } from '@portal/contract';
import { openDownloads, workbook } from '@portal/shell';
import {
  copyText,
  IconBell,
  IconCopy,
  IconDownload,
  IconFileText,
  IconLink,
  IconPhoto,
  IconPlug,
  IconPlus,
  IconPresentation,
  IconPrinter,
  IconShare,
  IconTable,
  Popover,
  toast,
} from '@portal/ui';
import { type ChartSpec, chartsNear, type PictureFormat } from '@portal/ui/charts';
import { useRef, useState } from 'react';
import { analysisWords } from '../page/phrases.ts';
import { downloadText, type TextFile } from './download.ts';
import { FeedDialog } from './feed/feed-dialog.tsx';
import { translate as feedWords } from './feed/phrases.ts';
import { type PictureOf, savePicture } from './save-picture.ts';
import classes from './share.module.css';
import { takeWhole, takeWorkbook, type WholeTable } from './take-workbook.ts';
import { type Way, WayGroups } from './way-groups.tsx';

export interface ShareMenuProps {
  language: Language;
  /** The address that reopens exactly this view. */
  link: () => string;
  /** Makes the file of what is on the screen; undefined while there is nothing to take away. */
  csv?: () => TextFile;
  /** What the figures of that file are, as a text. */
  notes?: () => TextFile;
  /** All of its rows are copied, not those in sight alone. */
  table?: TableModel;
  /** The same as a workbook, which can be a slide or a page as well, made by the server; null where it is too large to be sent there. */
  order?: () => ExportOrder | null;
  /** The same with all rows, where the screen shows the first ones. */
  whole?: WholeTable;
  /** Names and describes a picture of one of the charts that stand beside the menu; without it they cannot be taken. */
  picture?: PictureOf;
  /** Opens the form that watches the table; undefined where it is not made by one question. */
  watch?: () => void;
  /** The question of the table and what it is called, for programs that read it as a feed; null where it is made of several. */
  feed?: () => { title: string; question: MarketQuery } | null;
  /** What is taken away, where a page has several menus. */
  of?: string;
  /** It stands at a chart: its pictures come first. */
  atChart?: boolean;
  /** Is told when a file is handed over. */
  taken?: () => void;
}

/** One button for all ways to take an answer away: a link, a copy, a workbook, a slide, a file, paper. */
export function ShareMenu({
  language,
  link,
  csv,
  notes,
  table,
  order,
  whole,
  picture,
  watch,
  feed,
  of,
  atChart,
  taken,
}: ShareMenuProps) {
  const words = analysisWords(language);
  const [busy, setBusy] = useState(false);
  const [fed, setFed] = useState<{ title: string; question: MarketQuery } | null>(null);
  const place = useRef<HTMLSpanElement>(null);

  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const take = (wanted: ExportOrder | null) => busily(() => takeWorkbook(wanted, language, taken));
  const save = async (chart: ChartSpec, format: PictureFormat) => {
    if (!picture) return;
    setBusy(true);
    if (await savePicture(chart, picture(chart), format, language)) taken?.();
    setBusy(false);
  };
  const keep = () => {
    const [sheet] = order?.()?.sheets ?? [];
    if (!sheet) return toast(words('tooLargeForExcel'), 'warning');
    workbook.add(sheet);
    toast(words('addedToWorkbook', { n: workbook.sheets().length }), 'success');
  };
  const showFeed = () => {
    const found = feed?.();
    if (found) setFed(found);
    else toast(feedWords('none'), 'warning');
  };
  const file = (make?: () => TextFile) => {
    const table = make?.();
    if (table) downloadText(table.name, table.text);
  };
  const copy = (model: TableModel) =>
    copyText(tabbedText(model, language), words('tableCopied', { n: model.rows.length }), words('tableNotCopied'));

  const figures: Way[] = [
    ...(order ? [{ id: 'export-xlsx', icon: <IconTable />, say: words('exportXlsx'), run: () => take(order()) }] : []),
    ...(whole
      ? [
          {
            id: 'export-whole',
            icon: <IconTable />,
            say: words('exportWhole'),
            hint: words('rowsOf', { n: whole.rows }),
            run: () => busily(() => takeWhole(whole, language, taken)),
          },
        ]
      : []),
    ...(csv ? [{ id: 'export-csv', icon: <IconFileText />, say: words('exportCsv'), run: () => file(csv) }] : []),
    ...(notes
      ? [{ id: 'export-notes', icon: <IconFileText />, say: words('exportNotes'), run: () => file(notes) }]
      : []),
    ...(feed ? [{ id: 'data-feed', icon: <IconPlug />, say: feedWords('title'), run: showFeed }] : []),
    ...(order ? [{ id: 'add-to-workbook', icon: <IconPlus />, say: words('addToWorkbook'), run: keep }] : []),
  ];
  const page = (format: 'pptx' | 'pdf') => {
    const wanted = order?.();
    return wanted ? take({ ...wanted, format }) : toast(words('tooLargeForSlide'), 'warning');
  };
  const pages: Way[] = order
    ? [
        { id: 'export-pptx', icon: <IconPresentation />, say: words('exportPptx'), run: () => page('pptx') },
        { id: 'export-pdf', icon: <IconFileText />, say: words('exportPdf'), run: () => page('pdf') },
      ]
    : [];
  const pictures = (): Way[] => {
    const charts = picture ? chartsNear(place.current) : [];
    return charts.flatMap((chart) =>
      (['png', 'svg'] as const).map(
        (format): Way => ({
          id: `export-${format}`,
          icon: <IconPhoto />,
          say: words(format === 'png' ? 'exportPng' : 'exportSvg'),
          ...(charts.length > 1 && { hint: chart.title }),
          run: () => save(chart, format),
        }),
      ),
    );
  };
  const rest: Way[] = [
    {
      id: 'share-link',
      icon: <IconLink />,
      say: words('copyLink'),
      run: () => copyText(link(), words('copied'), words('copyFailed')),
    },
    ...(table ? [{ id: 'copy-table', icon: <IconCopy />, say: words('copyTable'), run: () => copy(table) }] : []),
    ...(watch ? [{ id: 'watch', icon: <IconBell />, say: words('watch'), run: watch }] : []),
    { id: 'print', icon: <IconPrinter />, say: words('print'), run: () => window.print() },
  ];
  const list: Way[] = [{ id: 'open-downloads', icon: <IconDownload />, say: words('downloads'), run: openDownloads }];
  return (
    <>
      {fed && <FeedDialog {...fed} taken={taken} onClose={() => setFed(null)} />}
      <Popover
        trigger={
          <>
            <IconShare />
            <span ref={place}>{busy ? words('making') : words('share')}</span>
          </>
        }
        triggerClassName={classes.way}
        triggerData={{ 'data-testid': atChart ? 'share-chart' : 'share', 'data-busy': String(busy) }}
        triggerLabel={of && `${words('share')} · ${of}`}
        label={words('share')}
        className={classes.menu}
      >
        {(close) => (
          <WayGroups
            close={close}
            groups={
              atChart
                ? [[...pictures(), ...pages], rest, figures, list]
                : [figures, [...pages, ...pictures()], rest, list]
            }
          />
        )}
      </Popover>
    </>
  );
}
