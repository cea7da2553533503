import { describe, expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** What must not be read in a language: any Chinese in English, any English word in Chinese. */
const foreign: Record<Language, RegExp> = { en: /\p{Script=Han}/u, zh_CN: /[a-z]{3}/ };

/** The words of an open page of the sales area, by where they stand. */
async function wordsOfPage(visitor: Visitor) {
  await visitor.page.waitForSelector('[data-testid="area"] [data-testid="chart"] svg text');
  await visitor.see('pivot');
  await visitor.quiet();
  return visitor.page.evaluate(() => {
    const wordsAt = (selector: string) =>
      [...document.querySelectorAll(`[data-testid="area"] ${selector}`)]
        .map((element) => ((element as HTMLElement).innerText ?? element.textContent).replace(/\s+/g, ' ').trim())
        .filter((words) => words !== '');
    return {
      heading: wordsAt('h1'),
      filters: wordsAt('[data-testid="filter-bar"] > *'),
      headings: wordsAt('h2, h3'),
      tableHeads: wordsAt('thead th'),
      tableRows: wordsAt('tbody th'),
      charts: wordsAt('[data-testid="chart"] svg text'),
    };
  });
}

type Words = Awaited<ReturnType<typeof wordsOfPage>>;

/** The words that the page itself brings; names of models and makers may be Latin in Chinese too. */
const ownWords = ({ heading, filters, headings, tableHeads, charts }: Words) =>
  [heading, filters, headings, tableHeads, charts].flat();

const foreignIn = (words: Words, language: Language) => ownWords(words).filter((word) => foreign[language].test(word));

/** Switches the language, waits until the page says so, and gives its words. */
async function switchTo(visitor: Visitor, heading: RegExp): Promise<Words> {
  await visitor.click('rail-language');
  await visitor.read('area', heading);
  await visitor.see('area', { area: 'sales', state: 'mounted' });
  return wordsOfPage(visitor);
}

/** Opens the page anew, in the language that the visitor has chosen. */
async function openPage(visitor: Visitor, path: string, heading: RegExp): Promise<Words> {
  await visitor.open(path);
  await visitor.read('area', heading);
  return wordsOfPage(visitor);
}

describe.each([
  ['/sales/overview', /Market overview/, /市场总览/],
  ['/sales/ranking', /Ranking/, /排行/],
] as const)('another language on the open page %s', (path, english, chinese) => {
  test(
    'S1.020 S4.030 S4.032 S4.046 everything in it is said in that language, as on a page opened in it, both ways',
    smoke.visit(
      async (visitor) => {
        const inEnglish = await openPage(visitor, path, english);
        expect(inEnglish.heading).toHaveLength(1);
        for (const words of [inEnglish.filters, inEnglish.tableHeads, inEnglish.charts]) {
          expect(words.length).toBeGreaterThan(0);
        }
        expect(foreignIn(inEnglish, 'en')).toEqual([]);

        const switched = await switchTo(visitor, chinese);
        expect(foreignIn(switched, 'zh_CN')).toEqual([]);
        expect(switched).toEqual(await openPage(visitor, path, chinese));

        const back = await switchTo(visitor, english);
        expect(foreignIn(back, 'en')).toEqual([]);
        expect(back).toEqual(inEnglish);
      },
      { as: 'demo', language: 'en' },
    ),
  );
});
