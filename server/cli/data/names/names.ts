import { namedFields } from '@portal/contract';
import { readName, readOneOf, readText, settleName } from '../../../administration/index.ts';
import { namesDecided } from '../../../importer/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { tellTrail } from '../tell-trail.ts';
import { apart, candidates } from './candidates.ts';
import { succeed, successions } from './succeed.ts';
import { unite } from './unite.ts';

/**
 * npm run data -- names list | decide <field> <name> <stands for> --by name | forget <field> <name> --by name |
 * candidates [release] | successions [release] | succeed <field> <predecessor> <successor> <month> --by name | succeed [field] --file <csv> --by name | apart | forget <field> <name> <other> --by name | unite <field> <name> <into> --by name
 */
export async function names(call: Call): Promise<number> {
  const { values, names: line, marketFolder, language, terminal } = call;
  if (line[0] === 'candidates') return candidates(call);
  if (line[0] === 'apart') return apart(call);
  // Of two members it takes back that they are two.
  if (line[0] === 'forget' && line[3] !== undefined) return apart(call, true);
  if (line[0] === 'unite') return unite(call);
  if (line[0] === 'succeed') return succeed(call);
  if (line[0] === 'successions') return successions(call);
  const [what = 'list', field, name, standsFor, extra] = line;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  if (what === 'list' && field === undefined) {
    const all = await namesDecided(marketFolder);
    if (all.length === 0) terminal.say(knowledgeWords.noNames[language]);
    for (const decision of all) {
      const when = `${decision.at.slice(0, 16).replace('T', ' ')} UTC`;
      terminal.say(`${decision.field}  ${decision.name} → ${decision.standsFor}  ${decision.by}  ${when}`);
    }
    return 0;
  }
  const decides = what === 'decide' && standsFor !== undefined;
  const forgets = what === 'forget' && standsFor === undefined;
  if (field === undefined || name === undefined || !(decides || forgets)) {
    throw new UsageError(knowledgeWords.namesUsage[language]);
  }
  if (values.by === undefined) throw new UsageError(knowledgeWords.whoDecides[language]);
  const decision = {
    field: readOneOf('field', field, namedFields),
    name: readText('name', name, longest.name),
    standsFor: standsFor === undefined ? null : readText('name', standsFor, longest.name),
  };
  const by = readName('--by', values.by, longest.name);
  await tellTrail(call, 'decide-name', decision, async () => {
    const text = await settleName(marketFolder, { ...decision, by });
    terminal.say(text[language]);
    return 'done';
  });
  return 0;
}
