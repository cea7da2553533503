import { expect, test } from '@jest/globals';
import { equipmentAnswer } from '../testing/equipment.ts';
import { readEquipment } from './read-equipment.ts';
import { type RowChoice, shownGroups } from './shown-lines.ts';

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

const lines = (rows: RowChoice, search = '') =>
  shownGroups(groups, rows, search).map(({ key, lines, alike }) => [
    key,
    lines.map((line) => line.key).join(),
    alike.map((line) => line.key).join(),
  ]);

test('lines that are alike are folded away, all stand, or those that differ stand alone', () => {
  expect(lines('folded')).toEqual([
    ['safety', '', 'Airbag'],
    ['cockpit', 'Screen', 'Voice'],
  ]);
  expect(lines('all')).toEqual([
    ['safety', 'Airbag', ''],
    ['cockpit', 'Screen,Voice', ''],
  ]);
  expect(lines('different')).toEqual([['cockpit', 'Screen', '']]);
});

test('what is searched for is not folded away; among differences it has to be one', () => {
  expect(lines('folded', 'VOI')).toEqual([['cockpit', 'Voice', '']]);
  expect(lines('different', 'voice')).toEqual([]);
  expect(lines('all', 'nothing of the kind')).toEqual([]);
});
