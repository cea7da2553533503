import { expect, test } from '@jest/globals';
import { equipmentAnswer } from '../testing/equipment.ts';
import { readEquipment } from './read-equipment.ts';
import { sheetRows } from './sheet-rows.ts';
import { shownGroups } from './shown-lines.ts';

const { groups } = readEquipment(
  equipmentAnswer('trim', [
    ['safety', 'Airbag', 'standard', '', ['plain', 'rich']],
    ['cockpit', 'Screen', 'standard', '10 in', ['plain']],
    ['cockpit', 'Screen', 'standard', '15 in', ['rich']],
    ['cockpit', 'Voice', 'standard', '', ['plain', 'rich']],
  ]),
  'trim',
  ['plain', 'rich'],
);

test('rows stand in the order of the sheet, and what is unfolded stands behind what folds it', () => {
  const rows = sheetRows(shownGroups(groups, 'folded', ''), ['cockpit']);
  expect(rows.map(({ key }) => key)).toEqual([
    'group safety',
    'alike safety',
    'group cockpit',
    'line Screen',
    'alike cockpit',
    'line Voice',
  ]);
});
