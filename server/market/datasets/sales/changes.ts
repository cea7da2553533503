import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';

type Against = 'before' | 'yearBefore';

const units = { format: 'count', unit: text('辆', 'units') } as const;

const than: Record<Against, readonly [string, string]> = {
  before: ['前一时段', 'the preceding period'],
  yearBefore: ['上年相同月份', 'the same months of the previous year'],
};

const changeOf = (against: Against, ...name: readonly [string, string]) => {
  const [zh, en] = than[against];
  return {
    kind: 'difference',
    of: 'volume',
    against,
    name: text(...name),
    ...units,
    definition: text(
      `比${zh}多销售的辆数，减少为负；各项相加等于整体的增减；${zh}数据不全时为空`,
      `How many more units than in ${en}, negative for fewer; the parts add up to the change of all; blank if any month of it is missing`,
    ),
    formula: text(`销量 - ${zh}销量`, `sales - sales in ${en}`),
  } as const satisfies Indicator;
};

/** How many more or fewer are sold than formerly. */
export const changes = {
  volumeChange: changeOf('before', '环比增减量', 'MoM change in sales'),
  volumeChangeYoy: changeOf('yearBefore', '同比增减量', 'YoY change in sales'),
} as const;
