import type { CallData, ChangeKind, Language, MarketChanges } from '@portal/contract';
import { releaseOf } from '../answer/write-answer.ts';
import { changedTables } from '../changes/changed-tables.ts';
import { labelColumns, titleOf } from '../changes/fact-members.ts';
import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { reportedTables } from '../datasets/reported.ts';
import { builtInSources, type ReleasedSource, sourceIn, sourceNumber } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { memberText, whole } from '../sql/literals.ts';
import { limitConditions } from './changed-limits.ts';
import {
  type Asking,
  type Changes,
  type ChangesQuery,
  type DeliveryReport,
  type Found,
  monthsOf,
  narrowedBy,
  rowsOf,
  type Sources,
  usual,
} from './changes-query.ts';
import { isNarrowed, narrowedList } from './narrowed-list.ts';
import { noteIn } from './united-words.ts';

/** As the statements number them. */
const kinds: readonly ChangeKind[] = ['corrected', 'added', 'withdrawn'];

const numbered = (dataset: Dataset): string =>
  `(SELECT *, CASE WHEN before IS NULL THEN 1 WHEN after IS NULL THEN 2 ELSE 0 END AS kind
  FROM ${changedTables.groups(dataset)}) AS c`;

const figure = (value: unknown): number | null => (value == null ? null : Number(value));

/** The sources of former releases are not in this one where all that they had is withdrawn: they go by their number. */
function sourcesOf({ facts }: Dataset, released: readonly ReleasedSource[], language: Language): Sources {
  if (facts.source === null) return () => null;
  const known = new Map([...builtInSources, ...released].map(({ key }) => [sourceNumber(key), key]));
  return (number) => {
    const key = known.get(Number(number));
    return key ? { key, name: sourceIn(released, key).name[language] } : { key: String(number), name: String(number) };
  };
}

/** How many rows of each kind each told figure has. */
async function foundOf({ dataset, release, signal }: Asking, query: ChangesQuery): Promise<Map<string, Found>> {
  const conditions = narrowedBy(query);
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const columns = await release.run(
    `SELECT indicator, kind, COUNT(*) FROM ${numbered(dataset)}${where} GROUP BY indicator, kind`,
    [],
    signal,
  );
  const found = new Map<string, Found>();
  for (const [indicator, kind, count] of rowsOf(columns)) {
    const own = found.get(String(indicator)) ?? { corrected: 0, added: 0, withdrawn: 0 };
    found.set(String(indicator), { ...own, [kinds[Number(kind)] ?? 'corrected']: Number(count) });
  }
  return found;
}

/** What the rows of a list are narrowed to. */
const listedBy = (dataset: Dataset, indicator: string, query: ChangesQuery): string =>
  [
    `indicator = ${memberText(indicator)}`,
    ...narrowedBy(query),
    ...(query.kind === undefined ? [] : [`kind = ${kinds.indexOf(query.kind)}`]),
    ...limitConditions(dataset, indicator, query.where),
  ].join(' AND ');

/** How many rows lie within the limits of a question. */
async function countWithin({ dataset, release, signal }: Asking, indicator: string, query: ChangesQuery) {
  const statement = `SELECT COUNT(*) FROM ${numbered(dataset)} WHERE ${listedBy(dataset, indicator, query)}`;
  const [[count] = []] = rowsOf(await release.run(statement, [], signal));
  return Number(count ?? 0);
}

async function changedRows(
  { dataset, release, language, sources, signal }: Asking,
  indicator: string,
  query: ChangesQuery,
): Promise<Changes['rows']> {
  const { limit = usual.rows } = query;
  const ending = language === 'en' ? 2 : 1;
  const labels = reportedTables(dataset).map(({ name }) => labelColumns(name));
  const members = labels.flatMap((columns) => [columns[0], columns[ending]]);
  const columns = await release.run(
    `SELECT first_month, month, source, kind, before, after, ${members.join(', ')} FROM ${numbered(dataset)}
     WHERE ${listedBy(dataset, indicator, query)}
     ORDER BY ABS(COALESCE(after, 0) - COALESCE(before, 0)) DESC, month DESC, first_month DESC, source,
       ${labels.map(([key]) => key).join(', ')}
     LIMIT ${whole(limit)}`,
    [],
    signal,
  );
  return rowsOf(columns).map(([first, month, source, of, before, after, ...texts]) => ({
    ...monthsOf(dataset, first, month),
    dataSource: sources(source),
    kind: kinds[Number(of)] ?? 'corrected',
    members: labels.map((_, at) => ({ key: String(texts[2 * at]), name: String(texts[2 * at + 1]) })),
    before: figure(before),
    after: figure(after),
  }));
}

/** What each delivery did to the months of the sources, by its release. */
async function deliveredMonths(
  { dataset, release, sources, signal }: Asking,
  indicator: string,
): Promise<Map<string, DeliveryReport['months']>> {
  const columns = await release.run(
    `SELECT delivery, first_month, month, source, inserted, corrected, withdrawn, before, after
     FROM ${changedTables.months}
     WHERE dataset = ${memberText(dataset.key)} AND indicator = ${memberText(indicator)}
     ORDER BY month DESC, first_month DESC, source`,
    [],
    signal,
  );
  const found = new Map<string, DeliveryReport['months']>();
  for (const [delivery, first, month, source, ...rest] of rowsOf(columns)) {
    const [inserted = 0, corrected = 0, withdrawn = 0] = rest.slice(0, 3).map(Number);
    const own = found.get(String(delivery)) ?? [];
    found.set(String(delivery), own);
    const isLeft = inserted + corrected === 0;
    own.push({
      ...monthsOf(dataset, first, month),
      dataSource: sources(source),
      kind:
        rest[3] === null && corrected + withdrawn === 0
          ? 'added'
          : rest[4] === null && isLeft
            ? 'withdrawn'
            : 'corrected',
      inserted,
      corrected,
      withdrawn,
      before: figure(rest[3]),
      after: figure(rest[4]),
    });
  }
  return found;
}

/**
 * What a release says otherwise than the one that it was made onto, and all that came into its dataset. Of a delivery it
 * tells neither files nor persons: those are the operator's.
 * @throws Refusal where the dataset does not have the figure that is asked; the signal's reason when the client has gone
 */
export async function publishedChanges(
  dataset: Dataset,
  release: OpenRelease,
  query: ChangesQuery,
  language: Language,
  signal?: AbortSignal,
): Promise<CallData<'marketChanges'>> {
  const { info } = release;
  if (query.indicator !== undefined) indicatorOf(dataset, query.indicator);
  const stored = info.changed?.[dataset.key];
  const isChanged = stored !== undefined && stored.inserted + stored.corrected + stored.withdrawn > 0;
  const asking: Asking = { dataset, release, language, sources: sourcesOf(dataset, info.sources, language), signal };
  const narrowed = isChanged && isNarrowed(query) ? await narrowedList(asking, query) : null;
  const found = narrowed?.found ?? (isChanged ? await foundOf(asking, query) : new Map<string, Found>());
  const { figures } = dataset.reported;
  const indicators = figures.map((key) => {
    const { name, unit, format } = indicatorOf(dataset, key);
    const none = { corrected: 0, added: 0, withdrawn: 0 };
    return { key, name: name[language], unit: unit[language], format, found: found.get(key) ?? none };
  });
  const indicator = query.indicator ?? figures.find((key) => found.has(key)) ?? figures[0] ?? '';
  const months = info.changed ? await deliveredMonths(asking, indicator) : new Map<string, DeliveryReport['months']>();
  const own = (info.deliveries ?? []).filter((delivery) => delivery.dataset === dataset.key).reverse();
  const reported = own.slice(0, usual.deliveries).map((delivery): DeliveryReport => {
    const { id, at, kind, counts } = delivery;
    const { inserted, corrected, withdrawn } = counts;
    const note = noteIn(delivery, language);
    return { release: id, at, kind, note, inserted, corrected, withdrawn, months: months.get(id) ?? [] };
  });
  let changes: MarketChanges['changes'] = null;
  if (stored) {
    const { inserted, corrected, withdrawn } = stored;
    const rows = narrowed?.rows(indicator) ?? (isChanged ? await changedRows(asking, indicator, query) : []);
    const { corrected: revised = 0, added = 0, withdrawn: gone = 0 } = found.get(indicator) ?? {};
    const every = query.kind ? (found.get(indicator)?.[query.kind] ?? 0) : revised + added + gone;
    const within = !query.where || every === 0 ? every : narrowed?.within(indicator);
    const all = within ?? (await countWithin(asking, indicator, query));
    const cut = all > rows.length ? { shown: rows.length, all } : null;
    const notListed = narrowed?.notListed ?? [];
    changes = {
      inserted,
      corrected,
      withdrawn,
      months: months.get(info.id) ?? [],
      rows,
      cut,
      notListed,
      ...(query.where && { outsideLimits: every - all }),
    };
  }
  return {
    release: releaseOf(release),
    onto: info.onto ?? null,
    indicators,
    indicator,
    by: reportedTables(dataset).map(({ name }, at) => ({
      key: dataset.reported.by[at] ?? name,
      name: titleOf(dataset, name)[language],
    })),
    changes,
    deliveries: reported,
    earlier: own.length - reported.length,
  };
}
