import { readName, readOneOf, readText } from '../../../administration/index.ts';
import { decideName } from '../../../importer/index.ts';
import { readCurrent, type UnitedRelease, unitedFields, unitedText, uniteMembers } from '../../../market/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { candidateWords } from './candidate-words.ts';

/**
 * Notes for files that begin a market anew what the names of a manufacturer or brand stand for. Deliveries onto the
 * release find it by its former names, and models within their brand: elsewhere a name may be of another car.
 */
async function noteNames(marketFolder: string, by: string, { united, into, from }: UnitedRelease): Promise<void> {
  const { field } = united;
  if (field !== 'manufacturer' && field !== 'brand') return;
  const own = [into.name.zh_CN, into.name.en];
  for (const name of new Set([from.name.zh_CN, from.name.en].filter((each) => !own.includes(each)))) {
    await decideName(marketFolder, { field, name, standsFor: into.name.en, by });
  }
}

/** npm run data -- names unite <field> <name> <into> --by name [--onto release]: a release in which the two are one. */
export async function unite(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [, field, name, into, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  if (field === undefined || name === undefined || into === undefined) {
    throw new UsageError(knowledgeWords.namesUsage[language]);
  }
  if (values.by === undefined) throw new UsageError(knowledgeWords.whoDecides[language]);
  const onto = values.onto ?? (await readCurrent(marketFolder))?.current;
  if (onto === undefined) throw new UsageError(candidateWords.noOnto[language]);
  const by = readName('--by', values.by, longest.name);
  const union = await uniteMembers(marketFolder, {
    field: readOneOf('field', field, unitedFields),
    from: readText('name', name, longest.name),
    into: readText('name', into, longest.name),
    by,
    onto,
    note: values.note === undefined ? '' : readText('--note', values.note, longest.reason),
  });
  await noteNames(marketFolder, by, union);
  const narrower = Object.entries(union.united.narrower).map(
    ([table, count]) => `${table} ${count.toLocaleString('en-US')}`,
  );
  const text = unitedText[language](union.united);
  terminal.say(
    narrower.length === 0
      ? candidateWords.united[language](text)
      : candidateWords.unitedBelow[language](text, narrower.join(', ')),
  );
  terminal.say(words.publishNext[language](union.release));
  return 0;
}
