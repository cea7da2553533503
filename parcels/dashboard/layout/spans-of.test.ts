import { expect, test } from '@jest/globals';
import { type PanelName, panelNames } from '../../../shell-app/settings/panels.ts';
import { inCase } from '../../../tests/support/in-case.ts';
import { spansOf } from './spans-of.ts';

const spans = (panels: readonly PanelName[], inRow: 2 | 3) =>
  [...spansOf(panels, inRow).entries()].map(([, span]) => span);

test('all six: the market, both rankings, then two or three in a row', () => {
  expect(spans(panelNames, 2)).toEqual([12, 5, 7, 6, 6, 12]);
  expect(spans(panelNames, 3)).toEqual([12, 5, 7, 4, 4, 4]);
});

const pairs = panelNames.flatMap((name) => panelNames.filter((other) => other !== name).map((other) => [name, other]));
const triples = pairs.flatMap((pair) =>
  panelNames.filter((name) => !pair.includes(name)).map((name) => [...pair, name]),
);

test('rows are full whatever is chosen, in whatever order', () => {
  for (const panels of [...panelNames.map((name) => [name]), ...pairs, ...triples])
    for (const inRow of [2, 3] as const) {
      const placed = spansOf(panels, inRow);
      let filled = 0;
      for (const panel of panels) {
        const span = placed.get(panel) ?? 0;
        inCase(panels.join(), () => {
          expect(span).toBeGreaterThan(0);
          expect((filled % 12) + span).toBeLessThanOrEqual(12);
        });
        filled += span;
      }
      inCase(panels.join(), () => expect(filled % 12).toBe(0));
    }
});
