import type { Language } from '../constants.ts';
import { joinNames } from '../join-names.ts';
import type { CallPayload, DecisionRange, MarketDecision } from '../schemas/index.ts';
import { formatMonth } from '../shown.ts';
import { releaseText } from '../table/about.ts';
import type { TableColumn, TableModel } from '../table/model.ts';
import { amountText, effectText, partText, responseText, wholeRange } from './range-text.ts';
import { decisionWord } from './words.ts';

type Query = CallPayload<'marketDecision'>;
type Ahead = NonNullable<MarketDecision['scenario']>;
type Line = [label: string, text: string | null | undefined | false];

/** A decision sheet as it leaves the portal: the months with both ends, and all that they rest on. */
export interface DecisionTable {
  title: string;
  /** Label and text of each assumption and result. */
  about: [string, string][];
  model: TableModel;
}

const column = (key: string, name: string, unit: string): TableColumn => ({
  key,
  name,
  kind: unit ? 'indicator' : 'dimension',
  format: unit ? 'count' : null,
  unit,
  definition: '',
  formula: '',
  growth: false,
});

/** What somebody wants to change. */
function changeOf({ kind, target = 'tp', change, price }: Query, language: Language): Line[] {
  const say = (key: Parameters<typeof decisionWord>[1]) => decisionWord(language, key);
  if (kind === 'launch') return [[say('price'), price !== undefined && `${amountText(price)} ${say('yuan')}`]];
  if (!change) return [];
  const by =
    change.unit === 'part' ? `${amountText(100 * change.value)}%` : `${amountText(change.value)} ${say('yuan')}`;
  return [kind === 'price' ? [say('change'), `${say(target)} ${by}`] : [say('incentiveChange'), by]];
}

/** Label and text of all that the ranges rest on. */
function aboutOf(answer: MarketDecision, query: Query, language: Language, timeZone?: string): [string, string][] {
  const say = (key: Parameters<typeof decisionWord>[1], values = {}) => decisionWord(language, key, values);
  const { kind, subject, segment, dataSource, response, assumed, effect, revenue, price, net } = answer;
  const percent = (part: number) => `${Math.round(1000 * part) / 10}%`;
  const yuan = (range: DecisionRange) => `${wholeRange(range)} ${say('yuan')}`;
  const used = response.used;
  const bases = { own: 'own', segment: 'segmentPast', assumed: 'assumedBasis' } as const;
  const lines: Line[] = [
    [say('kind'), say(`kind_${kind}`)],
    [say('subjectLabel'), subject?.name],
    [say('forerunner'), answer.forerunner?.name],
    [say('segment'), segment?.name],
    ...changeOf(query, language),
    [say('source'), dataSource?.name],
    [say('effect'), effect && effectText(effect)],
    [say('tpAfter'), price && yuan(price.after)],
    [say('revenue'), revenue && yuan(revenue.scenario)],
    [say('net'), net && `${wholeRange(net)} ${say('cars')}`],
    [say('response'), used && `${responseText(used)} · ${say(bases[used.basis], { segment: segment?.name ?? '' })}`],
    [say('baseline'), assumed.baseline && say(assumed.baseline === 'assumed' ? 'assumed' : 'baselineForecast')],
    [say('passed'), assumed.passed !== null && percent(assumed.passed)],
    [say('matched'), assumed.matched !== null && percent(assumed.matched)],
    [say('cannibalised'), assumed.cannibalised && partText(assumed.cannibalised)],
    [say('discount'), assumed.discount && partText(assumed.discount)],
    [
      say('comparables'),
      joinNames(
        answer.comparables.filter(({ chosen }) => chosen).map(({ name }) => name),
        language,
      ),
    ],
    [say('method'), say('noProof')],
    [say('release'), releaseText(answer.release, language, timeZone)],
  ];
  return lines.flatMap(([label, text]): [string, string][] => (text ? [[label, text]] : []));
}

/**
 * S2.016: a decision sheet to be taken away or sent.
 * @param timeZone of the instant of the release; by default the reader's own
 * @returns null where there is no range
 */
export function decisionTable(
  answer: MarketDecision,
  query: Query,
  language: Language,
  timeZone?: string,
): DecisionTable | null {
  const say = (key: Parameters<typeof decisionWord>[1], values = {}) => decisionWord(language, key, values);
  const { scenario, base, months } = answer;
  if (!scenario) return null;
  const cars = say('cars');
  const row = (kind: 'row' | 'total', month: string, at: (ahead: Ahead) => DecisionRange | null | undefined) => {
    const [before, after] = [base && at(base), at(scenario)];
    return {
      kind,
      id: month,
      keys: {},
      names: { month },
      values: {
        baseLow: before?.low ?? null,
        baseHigh: before?.high ?? null,
        scenarioLow: after?.low ?? null,
        scenarioHigh: after?.high ?? null,
      },
    };
  };
  return {
    title: say('tableTitle'),
    about: aboutOf(answer, query, language, timeZone),
    model: {
      columns: [
        column('month', say('month'), ''),
        ...(base ? [column('baseLow', say('baseLow'), cars), column('baseHigh', say('baseHigh'), cars)] : []),
        column('scenarioLow', say('scenarioLow'), cars),
        column('scenarioHigh', say('scenarioHigh'), cars),
      ],
      rows: [
        ...scenario.months.map((_, at) =>
          row(
            'row',
            months[at] ? formatMonth(months[at]) : say('monthOf', { n: at + 1 }),
            ({ months: all }) => all[at],
          ),
        ),
        row('total', say('total'), ({ total }) => total),
      ],
      cut: null,
    },
  };
}
