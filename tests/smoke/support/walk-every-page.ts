import { describe, expect, test } from '@jest/globals';
import { type PageToSee, signedInPages, signedOutPages } from './every-page.ts';
import { faults } from './faults.ts';
import { wrongWords } from './page-words.ts';
import { phraseKeys } from './phrase-keys.ts';
import type { Smoke } from './smoke-suite.ts';
import type { Language, Visitor } from './visitor.ts';

const portalName: Record<Language, string> = { en: 'Car market portal', zh_CN: '汽车市场门户' };
const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What the rail's switch is called in English: it shows the language that it leads to. */
const languageSwitch = '中 Switch to Chinese';

/** Names that are the same in both languages: persons and companies, as operators wrote them, and the switch. */
async function sameInBoth(smoke: Smoke): Promise<string[]> {
  const { db } = smoke.portal.server.stores.state;
  const people = await db.selectFrom('account').select(['real_name', 'company']).execute();
  return [languageSwitch, ...people.flatMap((one) => [one.real_name, one.company]).filter((name) => name !== '')];
}

/** What is wrong on a phone, once charts have followed: what is beyond its right edge, and what is hard to use. */
async function wrongOnPhone(visitor: Visitor): Promise<string[]> {
  await visitor.page.setViewport(phone);
  const beyond = (await visitor.pageWidth()) - phone.width;
  const wrong = (await faults(visitor)).map((fault) => `on a phone: ${fault}`);
  if (beyond > 0) wrong.push(`${beyond} px beyond the edge of a phone`);
  await visitor.page.setViewport(computer);
  return wrong;
}

/** Everything that is wrong with what is on screen. */
async function look(smoke: Smoke, visitor: Visitor, language: Language): Promise<string[]> {
  await visitor.quiet(150);
  const wrong = await wrongWords(visitor, language, { names: await sameInBoth(smoke), keys: phraseKeys() });
  const title = await visitor.page.title();
  if (!title.includes(portalName[language])) wrong.push(`title ${title}`);
  const lang = await visitor.page.$eval('html', (root) => root.lang);
  if (lang !== (language === 'en' ? 'en' : 'zh-CN')) wrong.push(`lang ${lang}`);
  wrong.push(...(await faults(visitor)), ...(await wrongOnPhone(visitor)), ...visitor.trace.complaints);
  visitor.trace.clear();
  return wrong;
}

/** Opens a page, and one after the other what opens on it; says what is wrong, and where. */
async function walk(smoke: Smoke, visitor: Visitor, language: Language, { path, sees, steps }: PageToSee) {
  visitor.trace.clear();
  await visitor.open(path);
  await visitor.page.waitForSelector(sees, { visible: true });
  const wrong = await look(smoke, visitor, language);
  for (const { name, act } of steps) {
    await act(visitor);
    wrong.push(...(await look(smoke, visitor, language)).map((fault) => `${name}: ${fault}`));
  }
  return wrong;
}

const visits = [
  { who: 'signed out', as: {}, pages: signedOutPages },
  { who: 'signed in', as: { as: 'demo' }, pages: signedInPages },
] as const;

/**
 * A test for each page of the portal: it reads fully in its language, fits a phone, is accessible and complains of
 * nothing. Nothing moves meanwhile, so that nobody waits for it.
 * @param theme as the cookie holds it
 */
export function walkEveryPage(smoke: Smoke, language: Language, theme: string): void {
  describe.each(visits)('$who', ({ as, pages }) => {
    const stay = smoke.stay({ ...as, language });
    for (const page of pages)
      test(
        [page.path, ...page.steps.map(({ name }) => name)].join(', '),
        stay(async (visitor) => {
          await visitor.hold('theme', theme);
          await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
          expect(await walk(smoke, visitor, language, page)).toEqual([]);
        }),
      );
  });
}
