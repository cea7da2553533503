import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { apartByName } from './offer-table.ts';

const row = (key: string, offer: string, trim: string, model: string): Answer['rows'][number] => ({
  kind: 'row',
  keys: { offer: key },
  names: { offer, trim, model },
  values: {},
});

test('offers of one name begin with their trim, and with their model where trims are called alike too', () => {
  const rows = [
    row('1', 'Bank A five years', 'Plus', 'X1'),
    row('2', 'Bank A five years', 'Max', 'X1'),
    row('3', 'Bank A five years', 'Max', 'X2'),
    row('4', 'Bank B five years', 'Max', 'X2'),
  ];
  const answer = { columns: [], rows, cut: null } as unknown as Answer;
  expect(apartByName(answer).rows.map(({ names }) => names.offer)).toEqual([
    'Plus · Bank A five years',
    'X1 · Max · Bank A five years',
    'X2 · Max · Bank A five years',
    'Bank B five years',
  ]);
});
