import { lookAt, lookText } from '../../importer/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf } from './call.ts';

/** npm run data -- look <file> [--dataset key] */
export async function look(call: Call): Promise<number> {
  const { values, names, settings, language, terminal } = call;
  const [file, extra] = names;
  if (file === undefined) throw new UsageError(words.lookUsage[language]);
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  terminal.say(lookText(await lookAt(datasetOf(call, values.dataset ?? 'sales'), file, settings.files), language));
  return 0;
}
