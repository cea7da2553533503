import '../../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import { leadersIn } from './market-offers.tsx';

const row = (segment: string, model: string, rest = {}) => ({
  kind: 'row' as const,
  keys: { segment, model },
  names: { segment, model },
  values: { volume: 1 },
  ...rest,
});

test('of each segment the model that sells most is offered, and nothing that nobody named', () => {
  const rows = [row('A', 'other', { unnamed: { model: 'other' } }), row('A', 'a1'), row('B', 'b1'), row('A', 'a2')];
  expect(leadersIn(rows).map(({ keys }) => keys.model)).toEqual(['a1', 'b1']);
});
