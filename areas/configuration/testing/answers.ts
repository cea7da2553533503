import type { Answer, Query } from '@portal/ui/analysis';
import { equipmentAnswer } from '../../../ui/analysis/testing/equipment.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';

/** Three trims of one model, the dearest first. */
const equipped = equipmentAnswer('trim', [
  ['safety', 'airbag', 'standard', '', ['top', 'middle', 'plain']],
  ['cockpit', 'screen', 'standard', '10 in', ['plain']],
  ['cockpit', 'screen', 'standard', '15 in', ['top', 'middle']],
  ['interior', 'massage', 'none', '', ['plain']],
  ['interior', 'massage', 'optional', '', ['middle'], 4000],
  ['interior', 'massage', 'standard', '', ['top']],
]);

const msrps: Readonly<Record<string, number>> = { plain: 120_000, middle: 140_000, top: 165_000 };

const rowOf = (keys: Record<string, string>, values: Record<string, number | null>): Answer['rows'][number] => ({
  kind: 'row',
  keys,
  names: keys,
  values,
});

/** How the three have massage, in a segment of their own; a second sub-model has it on every trim. */
const states = (by: string) =>
  [
    ['car', 'plain', 'none', null],
    ['car', 'middle', 'optional', 4000],
    ['car', 'top', 'standard', null],
    ['other', 'middle', 'standard', null],
    ['third', 'unpriced', 'standard', null],
  ].map(([subModel, trim, equipmentState, optionPrice]) =>
    rowOf(
      { [by]: 'SUV', subModel: String(subModel), trim: String(trim), equipmentState: String(equipmentState) },
      { equipmentTrims: 1, optionPrice: optionPrice as number | null },
    ),
  );

/** Answers a question about equipment, or about prices of the same cars, from a small market. */
export function configurationAnswer(query: Query): Answer {
  const { by } = query;
  const answer = { ...testAnswer(query), dataSources: [] };
  if (by.includes('equipmentValue')) {
    const wanted = query.filters?.trim;
    const rows = equipped.rows.filter(({ keys }) => !wanted || wanted.includes(keys.trim ?? ''));
    return { ...equipped, period: { ...answer.period, from: query.from, to: query.to }, rows };
  }
  if (query.dataset === 'price')
    return { ...answer, rows: Object.entries(msrps).map(([trim, msrp]) => rowOf({ trim }, { msrp, tp: msrp - 9000 })) };
  if (by.includes('equipmentState')) return { ...answer, rows: states(by[0] ?? '') };
  return answer;
}
