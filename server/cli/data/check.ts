import { checkRelease, explanationText, rulesOf, thresholdText } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import type { Call } from './call.ts';
import { gateWords } from './gate-words.ts';
import { sayCandidates } from './names/candidates.ts';
import { chosenRelease } from './publish.ts';
import { reportText } from './tell-report.ts';

/** npm run data -- check [id]: what publishing would say; 1 where a rule is red. */
export async function check(call: Call): Promise<number> {
  const { marketFolder, language, terminal } = call;
  const id = await chosenRelease(call);
  const report = await checkRelease(marketFolder, id);
  terminal.say(reportText(report, 'all', language));
  await sayCandidates(call, id);
  return report.outcomes.some(({ state }) => state === 'red') ? 1 : 0;
}

/** npm run data -- rules: every rule, as it is set here. */
export async function rules({ names, marketFolder, language, terminal }: Call): Promise<number> {
  const [extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const { file, rules: set } = await rulesOf(marketFolder);
  const lines = set.flatMap((setRule) => {
    const { rule, severity, isSet } = setRule;
    const how = gateWords.severity[language](gateWords.state[language][severity], thresholdText(setRule, language));
    return [
      `${rule.key}  ${how}${isSet ? `  ${gateWords.byOperator[language]}` : ''}`,
      `    ${rule.name[language]}${language === 'en' ? ': ' : '：'}${explanationText(setRule, language)}`,
    ];
  });
  terminal.say([...lines, gateWords.rulesIn[language](file)].join('\n'));
  return 0;
}
