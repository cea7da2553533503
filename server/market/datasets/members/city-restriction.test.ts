import { describe, expect, test } from '@jest/globals';
import { sales } from '../sales/dataset.ts';
import { enumeratedMembers } from './enumerated.ts';

/** Written from the specification, not from the table: a code that says what another one means is a wrong figure. */
const labels = [
  ['S3.042', '1', '限行限购', 'Traffic control and purchase restriction'],
  ['S3.043', '2', '限行不限购', 'Traffic control, no purchase restriction'],
  ['S3.044', '3', '不限行限购', 'No traffic control, purchase restriction'],
  ['S3.045', '4', '不限行不限购', 'No traffic control, no purchase restriction'],
] as const;

describe('what a city asks of its drivers and buyers', () => {
  test.each(labels)('%s type %s is %s, in English %s', (_row, code, zh_CN, en) =>
    expect(enumeratedMembers.restrictionType.find(({ key }) => key === code)?.name).toEqual({ zh_CN, en }),
  );

  test('S3.042 the values are 1 to 4, in this order, and what no file told', () =>
    expect(enumeratedMembers.restrictionType.map(({ key }) => key)).toEqual(['1', '2', '3', '4', 'unknown']));

  test('S3.042 S3.043 S3.044 S3.045 the dimension of the market offers these labels', () =>
    expect(sales.dimensions.restrictionType).toMatchObject({ members: enumeratedMembers.restrictionType }));
});
