import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { status } from '@portal/contract';
import { type Static, type TObject, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { wordsOf } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { faultSentence } from '../../kernel/refusals/schema-faults.ts';
import type { GateRule, Severity } from './rule.ts';

/** A rule as it holds here: as it is declared, or as the operator has set it. */
export interface SetRule {
  rule: GateRule;
  /** Off: it is not asked. */
  severity: Severity | 'off';
  threshold: number;
  /** Whether the operator has set it. */
  isSet: boolean;
}

/** Where an operator sets the rules of a market folder. */
export const settingsFile = (folder: string): string => join(folder, 'rules.json');

const closed = { additionalProperties: false };

const Setting = ({ threshold: { least, most, whole } }: GateRule) => {
  const bounds = { minimum: least, maximum: most, examples: [`${least}…${most}`] };
  return Type.Object(
    {
      severity: Type.Optional(Type.Union([Type.Literal('red'), Type.Literal('yellow'), Type.Literal('off')])),
      threshold: Type.Optional(whole ? Type.Integer(bounds) : Type.Number(bounds)),
    },
    closed,
  );
};
type Settings = Partial<Record<string, Static<ReturnType<typeof Setting>>>>;

const schemaOf = (rules: readonly GateRule[]): TObject =>
  Type.Object(Object.fromEntries(rules.map((rule) => [rule.key, Type.Optional(Setting(rule))])), closed);

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Refusal('market.rules-no-json', status.refused, {
      zh_CN: `规则设置 ${file} 不是有效的 JSON：${wordsOf(error)}`,
      en: `The settings of the rules in ${file} are not valid JSON: ${wordsOf(error)}`,
    });
  }
}

/**
 * Reads how an operator has set the rules.
 * @param folder the market folder; without a file there every rule stands as it is declared
 * @throws Refusal that names what is wrong: no JSON, an unknown rule or setting, a value that does not fit
 */
export async function readRules(folder: string, rules: readonly GateRule[]): Promise<SetRule[]> {
  const file = settingsFile(folder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const value = parse(file, text);
  const faults = [...Value.Errors(schemaOf(rules), value)].slice(0, 5).map(faultSentence);
  if (faults.length > 0) {
    throw new Refusal('market.rules-faulty', status.refused, {
      zh_CN: `规则设置 ${file} 有误：${faults.map(({ zh_CN }) => zh_CN).join('；')}。`,
      en: `The settings of the rules in ${file} have errors: ${faults.map(({ en }) => en).join('; ')}.`,
    });
  }
  const settings = value as Settings;
  return rules.map((rule) => {
    const { severity = rule.severity, threshold = rule.threshold.value } = settings[rule.key] ?? {};
    return { rule, severity, threshold, isSet: settings[rule.key] !== undefined };
  });
}
