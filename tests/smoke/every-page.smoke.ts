import { describe, expect, test } from 'vitest';
import { type PageToSee, signedInPages, signedOutPages } from './support/every-page.ts';
import { faults } from './support/faults.ts';
import { wrongWords } from './support/page-words.ts';
import { phraseKeys } from './support/phrase-keys.ts';
import { signIn } from './support/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const portalName: Record<Language, string> = { en: 'Car market portal', zh_CN: '汽车市场门户' };
const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What the rail's switch is called in English: it shows the language that it leads to. */
const languageSwitch = '中 Switch to Chinese';

/** Names that are the same in both languages: persons and companies, as operators wrote them, and the switch. */
async function sameInBoth(): Promise<string[]> {
  const { db } = smoke.portal.server.stores.state;
  const people = await db.selectFrom('account').select(['real_name', 'company']).execute();
  return [languageSwitch, ...people.flatMap((one) => [one.real_name, one.company]).filter((name) => name !== '')];
}

/**
 * Waits until nothing is said to be on its way and nothing more has come for a while. The page itself is asked:
 * the browser's own count of open requests never falls to nothing again when one ends with its document.
 */
const isWhole = (visitor: Visitor) =>
  visitor.page.waitForFunction(async () => {
    const arrived = () => performance.getEntriesByType('resource').length;
    const before = arrived();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return document.querySelector('[aria-busy="true"]') === null && arrived() === before;
  });

/** How much is beyond the right edge of a phone, once charts have followed. */
async function beyondPhone(visitor: Visitor): Promise<number> {
  await visitor.page.setViewport(phone);
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  await visitor.page.waitForFunction(fits, { timeout: 3000 }).catch(() => null);
  const beyond = await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await visitor.page.setViewport(computer);
  return beyond;
}

/** Opens one page and says everything that is wrong with it. */
async function look(visitor: Visitor, language: Language, { path, sees, act }: PageToSee): Promise<string[]> {
  visitor.trace.clear();
  await visitor.open(path);
  await visitor.page.waitForSelector(sees, { visible: true });
  await act?.(visitor);
  await isWhole(visitor);
  const wrong = await wrongWords(visitor, language, { names: await sameInBoth(), keys: phraseKeys() });
  const title = await visitor.page.title();
  if (!title.includes(portalName[language])) wrong.push(`title ${title}`);
  const lang = await visitor.page.$eval('html', (root) => root.lang);
  if (lang !== (language === 'en' ? 'en' : 'zh-CN')) wrong.push(`lang ${lang}`);
  wrong.push(...(await faults(visitor)));
  const beyond = await beyondPhone(visitor);
  if (beyond > 0) wrong.push(`${beyond} px beyond the edge of a phone`);
  return [...wrong, ...visitor.trace.complaints];
}

/** Light for one language and dark for the other: each page is looked at in both themes. */
const walks = [
  { language: 'en', theme: '%233366FF' },
  { language: 'zh_CN', theme: 'dark' },
] as const;

const visits = [
  { who: 'signed out', as: {}, pages: signedOutPages },
  { who: 'signed in', as: { as: 'demo' }, pages: signedInPages },
] as const;

describe.each(walks)('every page in $language, theme $theme', ({ language, theme }) => {
  describe.each(visits)('$who', ({ as, pages }) => {
    const stay = smoke.stay({ ...as, language });
    for (const page of pages)
      test(
        `S1.001 S8.033 ${page.path}${page.name ? ` (${page.name})` : ''} reads fully in its language, fits a phone, is accessible and complains of nothing`,
        stay(async (visitor) => {
          await visitor.hold('theme', theme);
          expect(await look(visitor, language, page)).toEqual([]);
        }),
      );
  });
});

/** How many visits the server has recorded of people who were signed in. */
const recordedVisits = async () => {
  const events = smoke.portal.server.stores.state.db.selectFrom('tracking_event').select('event_id');
  return (await events.where('event_code', '=', 'visit').where('account_id', '!=', '').execute()).length;
};

test(
  'S1.003 S2.077 S2.084 signed in by the form: overview, account switching, binding and change of password, and the visit is recorded',
  smoke.visit(async (visitor) => {
    const before = await recordedVisits();
    await visitor.open('/dashboard');
    await visitor.arriveAt(/^\/home\?redirect=/);
    await signIn(visitor, 'demo');
    await visitor.arriveAt('/dashboard');
    await visitor.see('rail');
    await visitor.read('panel', /\d/, { panel: 'market-sales' });
    await visitor.click('rail-avatar');
    await visitor.click('avatar-switch-account');
    await visitor.see('account-list');
    await visitor.page.keyboard.press('Escape');
    await visitor.seeNo('switch-account');
    await visitor.click('rail-avatar');
    await visitor.click('avatar-user-centre');
    await visitor.see('info-panel');
    await visitor.click('bound-mobile');
    await visitor.see('bind-contact');
    await visitor.click('bind-confirm');
    await visitor.read('bind-error', /Input verification code/);
    await visitor.click('bind-back');
    await visitor.click('change-password');
    await visitor.see('password-form');
    await expect.poll(recordedVisits, { timeout: 20_000 }).toBeGreaterThan(before);
  }),
);
