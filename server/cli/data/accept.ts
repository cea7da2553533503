import { readName, readText } from '../../administration/index.ts';
import { acceptFindings, readAccepted } from '../../market/index.ts';
import { UsageError } from '../run-line.ts';
import { type Call, longest } from './call.ts';
import { gateWords } from './gate-words.ts';
import { chosenRelease } from './publish.ts';
import { tellTrail } from './tell-trail.ts';

/** npm run data -- accept [<rule> [id] --anyway reason --by name]: without a rule, all that was accepted. */
export async function accept(call: Call): Promise<number> {
  const { names, values, marketFolder, language, terminal } = call;
  const [rule, ...rest] = names;
  if (rule === undefined) {
    const all = await readAccepted(marketFolder);
    if (all.length === 0) terminal.say(gateWords.noneAccepted[language]);
    for (const { rule: key, rows, by, words, at } of all) {
      const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
      terminal.say(`${key}  ${gateWords.found[language](String(rows.length))}  ${by}  ${when}  ${words}`);
    }
    return 0;
  }
  if (values.anyway === undefined || values.by === undefined) throw new UsageError(gateWords.acceptUsage[language]);
  const judgement = {
    words: readText('--anyway', values.anyway, longest.reason),
    by: readName('--by', values.by, longest.name),
  };
  const release = await chosenRelease({ ...call, names: rest });
  const detail = { release, rule, anyway: judgement.words, by: judgement.by };
  let accepted = 0;
  await tellTrail(call, 'accept', detail, async () => {
    accepted = await acceptFindings(marketFolder, release, rule, judgement);
    return 'done';
  });
  terminal.say(gateWords.acceptedNow[language](rule, accepted));
  return 0;
}
