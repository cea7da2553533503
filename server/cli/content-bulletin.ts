import {
  type BulletinKind,
  bulletinKinds,
  bulletinMonths,
  chinaTime,
  type DatasetKey,
  longestRemark,
} from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { dayText, readDay, readText, unfit } from '../administration/index.ts';
import { datasets, indicatorOf } from '../market/index.ts';
import { addBulletin, type NewBulletin, readBulletins, removeBulletin } from '../remarks/index.ts';
import { bulletinWords as words } from './content-bulletin-words.ts';
import { type Call, record } from './content-call.ts';
import { askMarket } from './market-of.ts';
import { UsageError } from './run-line.ts';

/** npm run content -- bulletin list | add ... | end <id>: what readers of a dataset are told. */
export async function bulletin(call: Call): Promise<number> {
  const [task = 'list', ...rest] = call.names;
  if (task === 'list' && rest.length === 0) return list(call);
  if (task === 'add' && rest.length === 0) return add(call);
  const [id, extra] = rest;
  if (task === 'end' && id !== undefined && extra === undefined) return end(call, id);
  throw new UsageError(words.usage[call.language]);
}

async function list({ db, language, terminal }: Call): Promise<number> {
  const rows = await readBulletins(db, terminal.clock());
  if (rows.length === 0) terminal.say(words.none[language]);
  for (const row of rows) {
    const about = [
      row.data_source,
      bulletinMonths({ from: row.from_month, to: row.to_month }, language),
      row.indicator,
    ];
    const until = row.until_ymd && words.until[language](dayText(row.until_ymd));
    const written = `${chinaTime(Number(row.updated_at))}  ${row.author}`;
    const parts = [row.bulletin_id, row.dataset, row.kind, ...about, until, written].filter(Boolean);
    terminal.say(`${parts.join('  ')}\n  ${row.text_zh}\n  ${row.text_en}`);
  }
  return 0;
}

async function add(call: Call): Promise<number> {
  const { db, terminal, language } = call;
  const wanted = await readBulletin(call);
  const id = await addBulletin(db, wanted, terminal.clock());
  const { dataset, kind } = wanted;
  await record(call, 'add-bulletin', { id, dataset, kind });
  terminal.say(words.added[language](id));
  return 0;
}

async function end(call: Call, id: string): Promise<number> {
  if (!(await removeBulletin(call.db, id))) throw new UsageError(words.unknown[call.language](id));
  await record(call, 'end-bulletin', { id });
  call.terminal.say(words.ended[call.language](id));
  return 0;
}

/** @returns a month such as 2026-10, or null where none is given. @throws UsageError that names the option */
function readMonth(field: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw unfit(field, { zh_CN: '请写成 2026-10', en: 'must be a month such as 2026-10' });
}

/** @throws UsageError for a source that the published release has nothing of in this dataset, with those that it has */
async function needSource(settings: Call['settings'], dataset: DatasetKey, source: string): Promise<void> {
  const known = await askMarket(settings, async (market) =>
    market.release() ? (await market.catalogue(dataset, 'en')).dataSources.map(({ key }) => String(key)) : null,
  );
  if (known === null)
    throw unfit('--source', {
      zh_CN: '尚未发布数据，无法核对来源；请先发布，或不写此选项',
      en: 'cannot be checked: no release is published yet; publish one first, or leave the option out',
    });
  if (known.includes(source)) return;
  const all = known.join(', ');
  throw unfit(
    '--source',
    all
      ? {
          zh_CN: `该数据集没有来源“${source}”；现有：${all}`,
          en: `the dataset has no source '${source}'; it has ${all}`,
        }
      : { zh_CN: '该数据集不区分来源，请不写此选项', en: 'the dataset has no sources: leave the option out' },
  );
}

/** @throws UsageError that names what does not fit; Refusal where the dataset has no such figure */
async function readBulletin({ values, language, terminal, settings }: Call): Promise<NewBulletin> {
  const dataset = datasetKeys.find((key) => key === values.dataset);
  if (!dataset) throw new UsageError(words.noDataset[language](datasetKeys.join(', ')));
  const kind = bulletinKinds.find((key) => key === values.kind);
  if (!kind) throw new UsageError(words.noKind[language](bulletinKinds.join(', ')));
  const from = readMonth('--from', values.from);
  const to = readMonth('--to', values.to);
  if (from !== null && to !== null && to < from)
    throw unfit('--to', { zh_CN: `不能早于 ${from}`, en: `must not be before ${from}` });
  if (values.source !== undefined) await needSource(settings, dataset, values.source);
  if (values.indicator !== undefined) indicatorOf(datasets[dataset], values.indicator);
  return {
    dataset,
    kind: kind as BulletinKind,
    text: { zh_CN: readText('--zh', values.zh, longestRemark), en: readText('--en', values.en, longestRemark) },
    source: values.source ?? null,
    from,
    to,
    indicator: values.indicator ?? null,
    until: values.until === undefined ? null : readDay('--until', values.until),
    author: terminal.user,
  };
}
