import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportOrder, type Language, signatureOf, type WatchFile } from '@portal/contract';
import type { Account } from '../../accounts/index.ts';
import { fileTypes, fillQuery, firstRows, linkAt, type Making, makeFile } from '../../exports/index.ts';
import type { Attachment, Message } from '../../gateways/index.ts';
import { remarksFor } from '../../remarks/index.ts';
import { templateOf } from '../../templates/index.ts';
import { textOf } from '../judging/find-out.ts';
import type { FoundOut } from '../judging/found-out.ts';
import { linksOf } from '../stored/links.ts';
import type { WatchParts } from '../stored/watch-parts.ts';
import { ruleOf, type StoredWatch, sheetsOf } from '../stored/watch-store.ts';
import { letterHtml } from './as-html.ts';
import { letterText } from './as-text.ts';
import { changedBenefits } from './changed-benefits.ts';
import { decisionPart } from './decision-part.ts';
import { drawPart } from './draw-part.ts';
import { type Letter, type LetterPart, letterWord } from './letter.ts';
import { definitionsOf, isAbout, letterTable } from './letter-table.ts';

/** Larger files are refused by many mail systems, in bytes. */
const largest = 5_000_000;

const timeZone = 'Asia/Shanghai';

export interface Addressed {
  watch: StoredWatch;
  account: Account;
  to: string;
  sample: boolean;
  /** Of the mail, the same at every try. */
  id: string;
}

/** The tables as a file, as they stand on the screen of who receives it. @returns null where it is too large for a mail */
async function fileOf(
  { db, settings, exportFolder, exportDesk, origin, clock }: WatchParts,
  { watch, account }: Addressed,
  { market, remarks }: Pick<Making, 'market' | 'remarks'>,
  sheets: ExportOrder['sheets'],
  signal: AbortSignal,
): Promise<Buffer | null> {
  await mkdir(exportFolder, { recursive: true, mode: 0o700 });
  const format = formatOf(watch);
  const file = join(exportFolder, `watch-${randomBytes(8).toString('hex')}.${format}`);
  const language = watch.language as Language;
  const order = { name: watch.name, format, language, timeZone, sheets };
  const making = {
    market,
    remarks,
    account: account.user_name,
    origin: origin(),
    operator: settings.operator,
    mark: settings.mark,
    template: await templateOf(db, account.company_id),
    most: settings.exportRows,
    cells: settings.exportCells,
    now: clock(),
    wrote: () => undefined,
    turns: exportDesk.turns,
    asker: account.account_id,
    signal,
  };
  try {
    await makeFile(order, making, file);
    const content = await readFile(file);
    return content.length > largest ? null : content;
  } finally {
    await rm(file, { force: true });
  }
}

const formatOf = ({ file_format }: Pick<StoredWatch, 'file_format'>): WatchFile => file_format as WatchFile;

/** A file name says what is in it, with signs that every system keeps. */
const fileName = ({ name, ...watch }: StoredWatch, { from, to }: { from: string; to: string }): string =>
  `${`${name}_${from === to ? to : `${from}~${to}`}`.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 120)}.${formatOf(watch)}`;

/** Of how many tables a mail shows figures, and how many rows of one, and of each of several. */
const [mostTables, rowsOfOne, rowsOfEach] = [4, 10, 5];

/**
 * The mail of a watch with its figures, asked by the rights of who receives it.
 * @throws Refusal when the market cannot answer; the signal's reason
 */
export async function makeMail(
  parts: WatchParts,
  addressed: Addressed,
  { says, sheets, decision, link, period, figure }: Omit<FoundOut, 'tells' | 'occasion'>,
  signal: AbortSignal,
): Promise<Message> {
  const { watch, account } = addressed;
  const language = watch.language as Language;
  const rule = ruleOf(watch);
  const own = sheets.map((sheet) => ({ ...sheet, link: linkAt(sheet.link, sheet.question) }));
  const market = parts.market.onBehalfOf(`account ${account.account_id}`);
  const remarks = remarksFor({ db: parts.db, market, reader: account, now: parts.clock() });
  const asking = { market, remarks, language, timeZone, most: parts.settings.exportRows, signal };
  const isOne = sheetsOf(watch).length === 1;
  const letterParts: LetterPart[] = decision ? [await decisionPart(decision, rule, language)] : [];
  const pictures: Attachment[] = [];
  for (const [at, sheet] of own.slice(0, mostTables).entries()) {
    const table = await fillQuery(asking, sheet);
    const rows = await firstRows(table, (row) => isAbout(rule, row), isOne ? rowsOfOne : rowsOfEach);
    const drawn = await drawPart(asking, { sheet, table, rows, rule, figure }, `picture-${at + 1}@${addressed.id}`);
    if (drawn) pictures.push(drawn.attachment);
    letterParts.push({
      title: isOne ? '' : sheet.title,
      picture: drawn?.letter ?? null,
      figures: drawn?.figures ?? [],
      table: letterTable(table, rows, rule, language, !drawn?.bars),
      // Of several the workbook says what their figures mean.
      facts: [...table.about, ...(isOne ? definitionsOf(table.columns, rule, language) : [])],
    });
    const changed = await changedBenefits(asking, sheet, rule, isOne ? rowsOfOne : rowsOfEach);
    if (changed) letterParts.push(changed);
  }
  const format = formatOf(watch);
  const content = await fileOf(parts, addressed, { market, remarks }, decision ? [decision] : own, signal);
  return write(parts, addressed, {
    says,
    parts: letterParts,
    rest: own.slice(mostTables).map(({ title }) => title),
    link: parts.origin() + link,
    attached: content ? format : 'too-large',
    attachments: [
      ...pictures,
      ...(content ? [{ name: fileName(watch, period), type: fileTypes[format], content }] : []),
    ],
  });
}

/** A mail without any figure: only what became of the watch. */
export const makeWord = (parts: WatchParts, addressed: Addressed, says: string): Promise<Message> =>
  write(parts, addressed, { says, parts: [], rest: [], link: '', attached: 'none', attachments: [] });

async function write(
  { db, origin, settings }: WatchParts,
  { watch, account, to, sample, id }: Addressed,
  {
    attachments,
    ...content
  }: Pick<Letter, 'says' | 'parts' | 'rest' | 'link' | 'attached'> & {
    attachments: NonNullable<Message['mail']>['attachments'];
  },
): Promise<Message> {
  const language = watch.language as Language;
  const links = await linksOf(db, watch.watch_id, origin());
  const letter: Letter = {
    language,
    name: watch.name,
    rule: textOf(watch, language),
    sample,
    links,
    account: account.user_name,
    signature: signatureOf(settings.operator, language),
    ...content,
  };
  const text = letterText(letter);
  return {
    channel: 'email',
    to,
    kind: 'watch',
    language,
    subject: letterWord(language, 'subject', watch.name),
    text,
    values: { watch: watch.name, account: account.user_name },
    mail: {
      html: letterHtml(letter),
      attachments,
      id,
      // RFC 8058: a mail program may end it by itself, with a POST and nothing more.
      headers: { 'List-Unsubscribe': `<${links.end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
  };
}
