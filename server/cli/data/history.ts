import type { Language } from '@portal/contract';
import { type Delivery, needRelease, readCurrent, successionText, unitedText } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import type { Call } from './call.ts';
import { lineageWords } from './lineage-words.ts';

const inDigits = (value: number) => value.toLocaleString('en-US');

/** @returns the release that is named, or the published one @throws UsageError when there is none */
export async function publishedOr({ marketFolder, language }: Call, id: string | undefined): Promise<string> {
  const chosen = id ?? (await readCurrent(marketFolder))?.current;
  if (chosen === undefined) throw new UsageError(words.noReleases[language]);
  return chosen;
}

/** What all of the sales is, is a whole market. */
const kindText = (dataset: string, kind: Delivery['kind'], language: Language): string =>
  kind === 'whole' && dataset !== 'sales' ? lineageWords.wholeDataset[language] : lineageWords.kind[language][kind];

/** @returns when, what and by whom, in one line */
export function deliveryLine({ id, at, dataset, kind, by }: Delivery, language: Language): string {
  const text = `${at.slice(0, 16).replace('T', ' ')} UTC  ${id}  ${dataset} ${kindText(dataset, kind, language)}`;
  return by === null ? text : `${text}  ${by}`;
}

/** Which member became one with which, and how many below them did. */
export function unitedLine(united: NonNullable<Delivery['united']>, language: Language): string {
  const narrower = Object.entries(united.narrower).map(([table, count]) => `${table} ${inDigits(count)}`);
  const text = `${united.field} ${unitedText[language](united)}`;
  return narrower.length === 0 ? text : `${text}  (${narrower.join(', ')})`;
}

function linesOf(delivery: Delivery, language: Language): string[] {
  const { files, mapping, counts, onto, united, succession } = delivery;
  const { inserted, corrected, withdrawn } = counts;
  const below = [
    ...(united ? [unitedLine(united, language)] : []),
    ...(succession ? [successionText[language](succession)] : []),
    lineageWords.counts[language](inDigits(inserted), inDigits(corrected), inDigits(withdrawn)),
    ...(onto === null ? [] : [language === 'en' ? `onto ${onto}` : `基于 ${onto}`]),
    ...files.map(({ name, bytes, sha256 }) => lineageWords.file[language](name, inDigits(bytes), sha256)),
    ...(mapping ? [lineageWords.mapping[language](mapping.name, mapping.sha256)] : []),
  ];
  return [deliveryLine(delivery, language), ...below.map((line) => `    ${line}`)];
}

/** npm run data -- history [id]: all that came into a release, the newest first. */
export async function history(call: Call): Promise<number> {
  const { names, marketFolder, language, terminal } = call;
  const [id, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const release = await needRelease(marketFolder, await publishedOr(call, id));
  const { deliveries = [] } = release;
  if (deliveries.length === 0) terminal.say(lineageWords.noDeliveries[language](release.id));
  for (const delivery of [...deliveries].reverse()) terminal.say(linesOf(delivery, language).join('\n'));
  return 0;
}
