import type { CallData, CallPayload, ChangeKind, Language, MarketChanges } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { builtInSources, monthText, type ReleasedSource, sourceIn, sourceNumber } from '../model/index.ts';
import { whole } from '../sql/literals.ts';
import { changeTables } from '../store/keep-changes.ts';
import type { Columns, OpenRelease } from '../store/open-release.ts';
import { releaseOf } from '../write-answer.ts';

export type AskedChanges = CallPayload<'marketChanges'>;
type Changes = NonNullable<MarketChanges['changes']>;
type Told = MarketChanges['deliveries'][number];

/** How many models are listed where nobody says, and how many deliveries at most. */
const usual = { models: 200, deliveries: 24 };

/** As the statements number them. */
const kinds: readonly ChangeKind[] = ['corrected', 'added', 'withdrawn'];

const numbered = `(SELECT *, CASE WHEN before IS NULL THEN 1 WHEN after IS NULL THEN 2 ELSE 0 END AS kind
  FROM ${changeTables.models}) AS c`;

const kindOf = (before: number | null, after: number | null): ChangeKind =>
  before === null ? 'added' : after === null ? 'withdrawn' : 'corrected';

/** Columns as rows. */
const rowsOf = (columns: Columns) => (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? null));

const figure = (value: unknown): number | null => (value === null ? null : Number(value));

/** A source by its number, as the wire names it. */
type Sources = (number: unknown) => { key: string; name: string };

/** The sources of former releases are not in this one where all that they had is withdrawn: they go by their number. */
function sourcesOf(released: readonly ReleasedSource[], language: Language): Sources {
  const known = new Map([...builtInSources, ...released].map(({ key }) => [sourceNumber(key), key]));
  return (number) => {
    const key = known.get(Number(number));
    return key ? { key, name: sourceIn(released, key).name[language] } : { key: String(number), name: String(number) };
  };
}

interface Asking {
  release: OpenRelease;
  language: Language;
  sources: Sources;
  signal: AbortSignal | undefined;
}

async function foundOf({ release, signal }: Asking, { dataSource }: AskedChanges): Promise<Changes['found']> {
  const where = dataSource === undefined ? '' : ` WHERE source = ${sourceNumber(dataSource)}`;
  const columns = await release.run(`SELECT kind, COUNT(*) FROM ${numbered}${where} GROUP BY kind`, [], signal);
  const found = { corrected: 0, added: 0, withdrawn: 0 };
  for (const [kind, count] of rowsOf(columns)) found[kinds[Number(kind)] ?? 'corrected'] = Number(count);
  return found;
}

async function modelsOf(
  { release, language, sources, signal }: Asking,
  { dataSource, kind, limit = usual.models }: AskedChanges,
): Promise<Changes['models']> {
  const conditions = [
    ...(dataSource === undefined ? [] : [`source = ${sourceNumber(dataSource)}`]),
    ...(kind === undefined ? [] : [`kind = ${kinds.indexOf(kind)}`]),
  ];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const ending = language === 'en' ? 'en' : 'zh';
  const columns = await release.run(
    `SELECT month, source, maker_key, maker_${ending}, model_key, model_${ending}, before, after FROM ${numbered}${where}
     ORDER BY ABS(COALESCE(after, 0) - COALESCE(before, 0)) DESC, month DESC, source, model_key, maker_key
     LIMIT ${whole(limit)}`,
    [],
    signal,
  );
  return rowsOf(columns).map(([month, source, makerKey, maker, modelKey, model, before = null, after = null]) => ({
    month: monthText(Number(month)),
    dataSource: sources(source),
    kind: kindOf(figure(before), figure(after)),
    manufacturer: { key: String(makerKey), name: String(maker) },
    model: { key: String(modelKey), name: String(model) },
    ...{ before: figure(before), after: figure(after) },
  }));
}

/** What each delivery did to the months of the sources, by its release. */
async function monthsOf({ release, sources, signal }: Asking): Promise<Map<string, Told['months']>> {
  const columns = await release.run(
    `SELECT delivery, month, source, inserted, corrected, withdrawn, before, after FROM ${changeTables.months}
     ORDER BY month DESC, source`,
    [],
    signal,
  );
  const found = new Map<string, Told['months']>();
  for (const [delivery, month, source, inserted, corrected, withdrawn, before = null, after = null] of rowsOf(
    columns,
  )) {
    const own = found.get(String(delivery)) ?? [];
    found.set(String(delivery), own);
    own.push({
      month: monthText(Number(month)),
      dataSource: sources(source),
      kind: kindOf(figure(before), figure(after)),
      ...{ inserted: Number(inserted), corrected: Number(corrected), withdrawn: Number(withdrawn) },
      ...{ before: figure(before), after: figure(after) },
    });
  }
  return found;
}

/**
 * What a release says otherwise than the one that it was made onto, and all that came into its dataset. Of a delivery it
 * tells neither files nor persons: those are the operator's.
 * @throws the signal's reason when the client has gone
 */
export async function publishedChanges(
  dataset: Dataset,
  release: OpenRelease,
  asked: AskedChanges,
  language: Language,
  signal?: AbortSignal,
): Promise<CallData<'marketChanges'>> {
  const { info } = release;
  const kept = info.changes?.[dataset.key];
  const asking: Asking = { release, language, sources: sourcesOf(info.sources, language), signal };
  const months: ReadonlyMap<string, Told['months']> = kept ? await monthsOf(asking) : new Map();
  const own = (info.deliveries ?? []).filter((delivery) => delivery.dataset === dataset.key).reverse();
  const told = own.slice(0, usual.deliveries).map(({ id, at, kind, note = '', counts }): Told => {
    const { inserted, corrected, withdrawn } = counts;
    return { ...{ release: id, at, kind, note, inserted, corrected, withdrawn }, months: months.get(id) ?? [] };
  });
  let changes: MarketChanges['changes'] = null;
  if (kept) {
    const { inserted, corrected, withdrawn } = kept;
    const found = await foundOf(asking, asked);
    const models = await modelsOf(asking, asked);
    const all = asked.kind ? found[asked.kind] : found.corrected + found.added + found.withdrawn;
    const cut = all > models.length ? { shown: models.length, all } : null;
    changes = { inserted, corrected, withdrawn, found, models, cut };
  }
  return {
    release: releaseOf(release),
    onto: info.onto ?? null,
    changes,
    deliveries: told,
    earlier: own.length - told.length,
  };
}
