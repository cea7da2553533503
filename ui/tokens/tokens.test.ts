import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { project } from '../../build/project.ts';
import { contrast } from '../../tests/support/contrast.ts';
import { inCase } from '../../tests/support/in-case.ts';

const [light = '', dark = ''] = readFileSync(join(project, 'ui/tokens/tokens.css'), 'utf8').split(
  "[data-theme='dark']",
);

const coloursOf = (css: string): [string, string][] =>
  [...css.matchAll(/--p-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]);

const themes = {
  light: new Map(coloursOf(light)),
  dark: new Map([...coloursOf(light), ...coloursOf(dark)]),
};

const words = ['text', 'muted', 'accent-strong', 'danger', 'warning', 'success', 'red', 'green'];
const plain = ['page', 'menu', 'card', 'raised', 'sunken', 'hover'];
const tinted = ['accent-soft', 'danger-soft', 'warning-soft', 'success-soft'];

test.each(['light', 'dark'] as const)('words of every colour are read on every ground, theme %s', (theme) => {
  const colour = (name: string) => themes[theme].get(name) ?? `no ${name}`;
  for (const word of words)
    for (const ground of [...plain, ...tinted])
      inCase(`${word} on ${ground}`, () => expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5));
  expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)(
  'edges of what can be ticked are seen on every plain ground, theme %s',
  (theme) => {
    const colour = (name: string) => themes[theme].get(name) ?? `no ${name}`;
    for (const ground of ['page', 'card', 'raised'])
      inCase(ground, () => expect(contrast(colour('line-control'), colour(ground))).toBeGreaterThanOrEqual(3));
  },
);
