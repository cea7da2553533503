import { bulletinMonths, chinaTime } from '@portal/contract';
import { dayText, readBulletin } from '../administration/index.ts';
import { addBulletin, readBulletins, removeBulletin } from '../remarks/index.ts';
import { bulletinWords as words } from './content-bulletin-words.ts';
import { type Call, nameOfRunner, record } from './content-call.ts';
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
  const wanted = await readBulletin(call.values, { author: nameOfRunner(call), now: terminal.clock() }, (dataset) =>
    askMarket(call.settings, async (market) =>
      market.release() ? (await market.catalogue(dataset, 'en')).dataSources.map(({ key }) => String(key)) : null,
    ),
  );
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
