import {
  builtOf,
  type DecisionSheet,
  decisionTable,
  effectText,
  type Language,
  type MarketDecision,
  type WatchRule,
  wholeRange,
} from '@portal/contract';
import { decisionDatasets, decisionSheet, productsOfDataset } from '../../market/index.ts';
import { decisionSentence, decisionWithout } from '../kinds/words.ts';
import { occasionOf } from '../stored/calendar.ts';
import { watchRefusals } from '../stored/refusals.ts';
import type { Asking } from './asking.ts';
import type { FoundOut } from './found-out.ts';

/** The zone of the portal's days. */
const timeZone = 'Asia/Shanghai';

/** What a sheet says at the top of its mail: its ranges of twelve months. */
function sentenceOf(title: string, { scenario, effect }: MarketDecision, language: Language): string {
  const total = scenario?.total;
  return decisionSentence(title, total ? wholeRange(total) : '', effect ? effectText(effect) : '')[language];
}

/**
 * Works a decision sheet out anew, by all that it rests on.
 * @param sheet one whose datasets the account may see now
 * @param now milliseconds since 1970
 * @throws Refusal where the release gives no range, with the reason in words; what the market refuses
 */
export async function findDecision(
  rule: WatchRule,
  { title, link, query }: DecisionSheet,
  asking: Asking,
  now: number,
): Promise<FoundOut> {
  const { market, language } = asking;
  const opened = new Set(decisionDatasets[query.kind].flatMap((dataset) => productsOfDataset(dataset)));
  const answer = await decisionSheet(asking, query, async () => opened);
  const table = decisionTable(answer, query, language, timeZone);
  if (!table) throw watchRefusals.noDecision(decisionWithout[answer.lacks ?? 'baseline']);
  const { dataSources } = await market.catalogue('sales', language);
  const newest = dataSources.find(({ key }) => key === answer.dataSource?.key)?.last ?? '';
  return {
    tells: true,
    says: sentenceOf(title, answer, language),
    occasion: occasionOf(rule, { now, release: answer.release.id, month: newest }),
    sheets: [],
    decision: builtOf({ title: table.title, link, model: table.model }, table.about),
    link,
    period: { from: newest, to: newest },
    figure: null,
  };
}
