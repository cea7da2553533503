import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Pair, pairsOf } from './bilingual.ts';
import { allPairs } from './sources.ts';
import { treeOf } from './syntax.ts';
import { terms } from './terms.ts';

const pairs = allPairs();
const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');

const place = ({ file, key }: Pair) => `${file} ${key}`;

/** Where a text calls a thing by another name than the glossary does. */
const secondNames = (all: Pair[]) =>
  all.flatMap((pair) =>
    terms.flatMap((term) =>
      (['zh_CN', 'en'] as const).flatMap((language) => {
        // The name of a placeholder is no wording: {maker}.
        const words = (pair[language]?.words ?? '').replace(/%?\{\w*\}/g, '…');
        return term.not[language]?.test(words) ? [`${place(pair)}: "${words}", not ${term[language]}`] : [];
      }),
    ),
  );

const sorted = (values: Set<string> | undefined) => [...(values ?? [])].sort().join();

/** Texts that one language has and the other has not, and those that put in other values. */
const halves = (all: Pair[]) =>
  all
    .filter(({ zh_CN, en }) => ((zh_CN?.words ?? '') === '') !== ((en?.words ?? '') === ''))
    .map((pair) => `${place(pair)}: "${pair.zh_CN?.words ?? ''}" / "${pair.en?.words ?? ''}"`);

/** Demonstration news and policies count in other units in each language, so they put in other numbers. */
const otherValues = (all: Pair[]) =>
  all
    .filter(({ file, zh_CN, en }) => !file.includes('/content/demo/') && zh_CN && en)
    .filter(({ zh_CN, en }) => sorted(zh_CN?.values) !== sorted(en?.values))
    .map((pair) => `${place(pair)}: ${sorted(pair.zh_CN?.values)} / ${sorted(pair.en?.values)}`);

/** What names a Chinese sign or word in an English text on purpose. */
const meantAsChinese = ['中 Switch to Chinese', '2024年1月'];
const untranslated = (all: Pair[]) =>
  all
    .filter(({ en }) =>
      /[\u4e00-\u9fff]/.test(meantAsChinese.reduce((rest, name) => rest.replace(name, ''), en?.words ?? '')),
    )
    .map((pair) => `${place(pair)}: "${pair.en?.words}"`);

describe('the words of the portal', () => {
  test('S1.001 S8.033 whatever is said in one language is said in the other', () => {
    expect(pairs.length).toBeGreaterThan(1500);
    expect(halves(pairs)).toEqual([]);
    expect(untranslated(pairs)).toEqual([]);
  });

  test('both languages put the same values into a text', () => expect(otherValues(pairs)).toEqual([]));

  test('a thing has one name, the one of the glossary', () => expect(secondNames(pairs)).toEqual([]));

  test.each(terms)('$zh_CN, $en stands in the glossary, and its variants do not pass for it', ({ zh_CN, en, not }) => {
    expect(glossary).toContain(`| ${zh_CN} | ${en} |`);
    expect([not.zh_CN?.test(zh_CN), not.en?.test(en)]).not.toContain(true);
  });
});

describe('what these tests see', () => {
  const read = (source: string) => pairsOf('a.ts', treeOf('a.ts', source));

  test.each([
    "const words = { zh_CN: { a: '销量', b: '零售量' }, en: { a: 'Sales', b: 'Terminal retail volume' } };",
    "const name = text('批发量', 'Association wholesale volume');",
    "const zh_CN = { unit: '辆' }; const en = { unit: 'cars' };",
    `const said = { zh_CN: (n: number) => \`共 \${n} 辆\`, en: (n: number) => \`\${n} cars (cars)\` };`,
    "const said = en ? 'new-energy vehicles' : '新能源';",
  ])('a second name: %s', (source) => expect(secondNames(read(source))).toHaveLength(1));

  test.each([
    "const words = { zh_CN: { a: '甲', b: '乙' }, en: { a: 'A' } };",
    "const name = { zh_CN: '甲', en: '' };",
    "const zh_CN = { a: '甲' }; const en = { a: 'A', b: 'B' };",
  ])('a text of one language: %s', (source) => expect(halves(read(source))).toHaveLength(1));

  test.each([
    "createPhrases({ zh_CN: { a: '%{n} 天' }, en: { a: '%{days} days' } });",
    `const said = { zh_CN: (a: number, b: number) => \`\${a} 与 \${b}\`, en: (a: number) => \`\${a}\` };`,
  ])('other values: %s', (source) => expect(otherValues(read(source))).toHaveLength(1));

  test.each([
    "createPhrases({ zh_CN: { a: '%{n} 天' }, en: { a: '%{n} day |||| %{n} days' } });",
    `const said = { zh_CN: \`\${all.join('、')}：\${word.zh_CN}\`, en: \`\${all.join(', ')}: \${word.en}\` };`,
    `const said = { zh_CN: \`\${n} 分钟\`, en: \`\${n} \${n === 1 ? 'minute' : 'minutes'}\` };`,
  ])('no fault: %s', (source) => {
    const found = read(source);
    expect(found.length).toBeGreaterThan(0);
    expect([...secondNames(found), ...halves(found), ...otherValues(found)]).toEqual([]);
  });
});
