import {
  type AnswerAbout,
  type AskedSheet,
  aboutAnswer,
  csvNotes,
  csvOf,
  type ExportOrder,
  limitsText,
  ownTimeZone,
  signedAbout,
  type TableModel,
  tableOf,
} from '@portal/contract';
import { csvChoice, operator, trackDownload, useLanguage } from '@portal/shell';
import { toast } from '@portal/ui';
import { useWrittenAs } from '@portal/ui/charts';
import { useRef } from 'react';
import { Made } from '../made/made.tsx';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { queryOf } from '../page/made-query.ts';
import { usePageTable } from '../page/page-tables.ts';
import { analysisWords } from '../page/phrases.ts';
import { useRemarkLines } from '../remarks/index.ts';
import { exportName } from '../share/export-name.ts';
import { filtersText } from '../share/filters-text.ts';
import { notesName } from '../share/notes-name.ts';
import { builtSheet, sheetQuery } from '../share/order-of.ts';
import { pictureWords } from '../share/picture-words.ts';
import { ShareMenu } from '../share/share-menu.tsx';
import { useWrittenTable } from '../table/use-written-table.ts';
import { useLimitsText } from '../values/use-limits.ts';
import { phrases as watchPhrases } from '../watch/phrases.ts';
import { useBeginWatch } from '../watch/watch-place.tsx';

/** The question of a direct answer; undefined where the answer was made of several. */
function questionOf(answer: object) {
  const query = queryOf(answer);
  return query?.call === 'marketQuery' ? query.payload : undefined;
}

export interface ShareProps {
  /** Names the file. */
  title: string;
  answer?: AnswerAbout;
  /** The table of the answer; without it, or without rows, there is nothing to export. */
  model?: TableModel;
  /** What narrows the table beside the filters of the view: names and values. */
  filters?: [string, string][];
  /** The table says the place of each row. */
  ranked?: boolean;
  /** It stands at a chart, whose picture is the first thing to take away. */
  atChart?: boolean;
}

/**
 * The ways to take an answer away. The link names the months of the answer, so that it reopens the same figures when
 * newer months have come.
 */
export function Share({ title, answer, model, filters: own = [], ranked = false, atChart = false }: ShareProps) {
  const language = useLanguage();
  const written = useWrittenAs();
  const writtenModel = useWrittenTable(model, language);
  const { area, page, view, search, catalogue, names } = usePage();
  const limits = useLimitsText(written);
  const remarkLines = useRemarkLines();
  const beginWatch = useBeginWatch();
  const path = () => {
    const months = answer ? { from: answer.period.from, to: answer.period.to } : {};
    const query = area.views.write({ ...view, ...months }, search).toString();
    return `${location.pathname}${query ? `?${query}` : ''}`;
  };
  const link = () => location.origin + path();
  const question = answer && questionOf(answer);
  const query = (): AskedSheet | null => {
    const sheet =
      question && model
        ? sheetQuery({ title, link: path(), model, language }, question, answer as Answer, catalogue, {
            notes: own,
            ranked,
          })
        : null;
    return sheet && { ...sheet, written };
  };
  const place = useRef<HTMLSpanElement>(null);
  // The card of a chart has two menus where its figures stand below it: the first says whose it is.
  const of = atChart ? title : undefined;
  // The table of a chart stands below it, and says what both ask.
  usePageTable(atChart ? null : { place: () => place.current, sheet: () => (answer ? query() : undefined) });
  if (!answer || !model || !writtenModel || model.rows.length === 0)
    return (
      <>
        <span ref={place} hidden />
        {!atChart && <Made title={title} answer={answer} model={model} />}
        <ShareMenu language={language} link={link} of={of} atChart={atChart} />
      </>
    );

  const filters = (): [string, string][] => [
    ...filtersText(view, area.views.dimensions, catalogue, names.nameOf, language),
    ...(question && catalogue ? limitsText(question.where ?? [], catalogue, language, written) : []),
    // What the page has narrowed itself is no question.
    ...(!question && answer.outsideLimits !== undefined ? limits : []),
    ...own,
  ];
  const about = () => [...aboutAnswer(answer, filters(), language), ...remarkLines(answer)];
  const taken = () => trackDownload(area.exportPath(page));
  const name = (of = title) => {
    const source = answer.dataSources.map(({ name: text }) => text).join('+');
    return exportName({ title: of, source, from: answer.period.from, to: answer.period.to, filters: filters() });
  };
  const orderOf = (sheet: ExportOrder['sheets'][number] | null, called = name()): ExportOrder | null =>
    sheet && { name: called, format: 'xlsx', language, timeZone: ownTimeZone(), sheets: [sheet] };
  const order = () => orderOf(query() ?? builtSheet({ title, link: path(), model: writtenModel, language }, about()));
  const whole = () => {
    const sheet = query();
    return orderOf(
      sheet && { ...sheet, whole: true, shape: null, sorting: null },
      `${name()}_${analysisWords(language)('allRows')}`,
    );
  };
  const csv = () => {
    taken();
    return { name: `${name()}.csv`, text: csvOf(writtenModel, language, csvChoice.style()) };
  };
  const notes = () => {
    const signed = signedAbout(about(), operator(), language);
    return { name: notesName(name(), language), text: csvNotes(writtenModel.columns, signed, language) };
  };
  const watch = () => {
    const sheet = query();
    if (sheet) beginWatch({ sheet, model: tableOf(answer as Answer, language, catalogue) });
    else toast(watchPhrases.translate('notWatchable'), 'warning');
  };
  const feed = () => {
    const sheet = query();
    return sheet && { title, question: sheet.question };
  };
  const cut = question && model.made?.shape === null ? answer.cut : null;
  return (
    <>
      <span ref={place} hidden />
      {!atChart && <Made title={title} answer={answer} model={model} />}
      <ShareMenu
        language={language}
        link={link}
        csv={csv}
        notes={notes}
        table={writtenModel}
        order={order}
        picture={(chart) => ({ name: name(chart.title), ...pictureWords(chart, answer, filters(), language) })}
        whole={cut ? { order: whole, rows: cut.all } : undefined}
        watch={question && watch}
        feed={question && feed}
        taken={taken}
        of={of}
        atChart={atChart}
      />
    </>
  );
}
