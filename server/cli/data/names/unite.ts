import { unitedFields } from '@portal/contract';
import { readName, readOneOf, readText, uniteNames } from '../../../administration/index.ts';
import { readCurrent } from '../../../market/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { tellTrail } from '../tell-trail.ts';
import { candidateWords } from './candidate-words.ts';

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
  const order = {
    field: readOneOf('field', field, unitedFields),
    from: readText('name', name, longest.name),
    into: readText('name', into, longest.name),
    by: readName('--by', values.by, longest.name),
    onto,
    note: values.note === undefined ? '' : readText('--note', values.note, longest.reason),
  };
  const detail: Record<string, unknown> = { field: order.field, from: order.from, into: order.into, onto };
  await tellTrail(call, 'unite-members', detail, async () => {
    const { release, text } = await uniteNames(marketFolder, order);
    detail.release = release;
    terminal.say(text[language]);
    terminal.say(words.publishNext[language](release));
    return 'done';
  });
  return 0;
}
