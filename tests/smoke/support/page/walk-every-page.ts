import { expect, test } from '@jest/globals';
import { often } from '../browser/in-sight.ts';
import type { Smoke, VisitOptions } from '../smoke-suite.ts';
import type { Language, Visitor } from '../visitor.ts';
import type { PageToSee } from './every-page.ts';
import { faults } from './faults.ts';
import { wrongWords } from './page-words.ts';
import { phraseKeys } from './phrase-keys.ts';

const portalName: Record<Language, string> = { en: 'Car market portal', zh_CN: '汽车市场门户' };
const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What the rail's switch is called in English: it shows the language that it leads to. */
const languageSwitch = '中 Switch to Chinese';

const keys = phraseKeys();

/** What is the same in both languages: the switch, and what operators wrote: persons, companies, answers to orders. */
async function sameInBoth(smoke: Smoke): Promise<string[]> {
  const { db } = smoke.portal.server.stores.state;
  const people = await db.selectFrom('account').select(['real_name', 'company']).execute();
  const orders = await db.selectFrom('report_order').select('answer').execute();
  return [
    languageSwitch,
    ...people.flatMap((person) => [person.real_name, person.company]).filter((name) => name !== ''),
    ...orders.map(({ answer }) => answer).filter((answer) => answer !== ''),
  ];
}

/** Where the tool of accessibility looks: on a computer and a phone, on one of both, or nowhere. */
type ByTool = 'everywhere' | 'computer' | 'phone' | 'nowhere';

const isOn = (device: 'computer' | 'phone', byTool: ByTool): boolean => byTool === 'everywhere' || byTool === device;

/**
 * What is wrong on a phone, once charts have followed: what is beyond its right edge, and what is hard to use. The page
 * stays that narrow: it becomes wide again with the next change, and is drawn once for both.
 */
async function wrongOnPhone(visitor: Visitor, byTool: ByTool): Promise<string[]> {
  await visitor.page.setViewport(phone);
  const beyond = (await visitor.pageWidth()) - phone.width;
  const found = isOn('phone', byTool) ? await faults(visitor) : [];
  const wrong = found.map((fault) => `on a phone: ${fault}`);
  if (beyond > 0) wrong.push(`${beyond} px beyond the edge of a phone`);
  return wrong;
}

/** Everything that is wrong with what is on screen. */
async function look(smoke: Smoke, visitor: Visitor, language: Language, byTool: ByTool): Promise<string[]> {
  await visitor.quiet(150);
  const wrong = await wrongWords(visitor, language, { names: await sameInBoth(smoke), keys });
  const title = await visitor.page.title();
  if (!title.includes(portalName[language])) wrong.push(`title ${title}`);
  const lang = await visitor.page.$eval('html', (root) => root.lang);
  if (lang !== (language === 'en' ? 'en' : 'zh-CN')) wrong.push(`lang ${lang}`);
  if (isOn('computer', byTool)) wrong.push(...(await faults(visitor)));
  // What is wider than a phone is so in English, whose words are longer.
  if (language === 'en' || isOn('phone', byTool)) wrong.push(...(await wrongOnPhone(visitor, byTool)));
  wrong.push(...visitor.trace.complaints);
  visitor.trace.clear();
  return wrong;
}

/** A page in one language and the theme that goes with it: each is looked at in both languages and both themes. */
interface Guise {
  language: Language;
  theme: string;
}

const guises: readonly [Guise, Guise] = [
  { language: 'zh_CN', theme: 'dark' },
  { language: 'en', theme: '#3366FF' },
];

/** The page takes the other language from another tab, and the other theme, on a computer; nothing is loaded anew. */
async function change(visitor: Visitor, { language, theme }: Guise): Promise<void> {
  await Promise.all([
    visitor.page.setViewport(computer),
    visitor.page.evaluate(
      async (next, look) => {
        const { System } = window as unknown as { System: { import(name: string): Promise<unknown> } };
        const { settings } = (await System.import('@portal/shell')) as typeof import('@portal/shell/insider');
        settings.theme = look;
        new BroadcastChannel('portal-language').postMessage(next);
        while (settings.language !== next) await new Promise((resolve) => setTimeout(resolve, 10));
      },
      language,
      theme,
    ),
  ]);
  await visitor.quiet(150);
}

/** The first part of an address, which says the area. */
const areaOf = (path: string): string => path.split(/[/?]/, 2).join('/');

/** Goes to a page of an area that has been seen, as menu and rail lead there: nothing is loaded anew. */
async function goTo(visitor: Visitor, path: string): Promise<void> {
  await Promise.all([
    visitor.page.setViewport(computer),
    visitor.page.evaluate(async (to) => {
      const { System } = window as unknown as { System: { import(name: string): Promise<unknown> } };
      const { navigateToUrl } = (await System.import('single-spa')) as typeof import('single-spa');
      navigateToUrl(to);
    }, path),
  ]);
  await visitor.arriveAt(path);
}

/** Waits until one of these selectors finds something that can be seen. */
const oneOf = ({ page }: Visitor, selectors: string[]) =>
  page.waitForFunction(
    (parts) => parts.some((selector) => document.querySelector(selector)?.checkVisibility()),
    often,
    selectors,
  );

/** Someone who walks through pages, in the guise that the page before was left in. */
class Walker {
  #now: Guise = guises[0];
  /** Areas of which a page has been looked at. */
  readonly #areas = new Set<string>();
  /** Whether something was opened on the page before, which would lie over the next one. */
  #opened = false;

  constructor(
    readonly smoke: Smoke,
    readonly visitor: Visitor,
  ) {}

  /** Opens a page, and one after the other what opens on it; says what is wrong, and where. */
  async walk({ path, sees, steps, inEachTheme }: PageToSee): Promise<string[]> {
    const { visitor } = this;
    visitor.trace.clear();
    const area = areaOf(path);
    const isFirst = !this.#areas.has(area);
    this.#areas.add(area);
    if (isFirst || this.#opened) await this.#arrive(path);
    else await goTo(visitor, path);
    this.#opened = steps.length > 0;
    const open = () => visitor.page.waitForSelector(sees, { visible: true });
    await open();
    const second = !isFirst ? 'nowhere' : inEachTheme ? 'everywhere' : 'phone';
    const wrong = await this.#lookTwice(open, second, inEachTheme);
    for (const { name, act, begins, shows } of steps) {
      await visitor.page.setViewport(computer);
      await act(visitor);
      // What an area has open goes with the area, which another language makes anew, unless its address keeps it.
      const again = async () => {
        await oneOf(visitor, [shows, begins]);
        const found = await visitor.page.$(shows);
        if (!(await found?.isVisible())) await act(visitor);
      };
      wrong.push(...(await this.#lookTwice(again, 'nowhere')).map((fault) => `${name}: ${fault}`));
    }
    return wrong;
  }

  /** Comes to a page from outside, in the guise of now. */
  async #arrive(path: string): Promise<void> {
    await this.visitor.hold('language', this.#now.language);
    await this.visitor.hold('theme', encodeURIComponent(this.#now.theme));
    await this.visitor.page.setViewport(computer);
    await this.visitor.open(path);
  }

  /** What is hard to use in the theme that does not go with the language. */
  async #inOtherTheme(): Promise<string[]> {
    const [one, other] = guises;
    const { language, theme } = this.#now;
    await change(this.visitor, { language, theme: theme === one.theme ? other.theme : one.theme });
    const wrong = await faults(this.visitor);
    await change(this.visitor, this.#now);
    return wrong.map((fault) => `in the other theme: ${fault}`);
  }

  /**
   * Both themes take their colours from one table, and each phrase is there in both languages: the tool looks at a page
   * as it is come to, in a language and theme that change from page to page, and at the first of an area on a phone in
   * the other ones.
   * @param back brings what is looked at onto the screen again, after the change of the language
   * @param second where the tool looks after that change
   */
  async #lookTwice(back: () => Promise<unknown>, second: ByTool, inEachTheme = false): Promise<string[]> {
    const { smoke, visitor } = this;
    const before = await look(smoke, visitor, this.#now.language, 'computer');
    if (inEachTheme) before.push(...(await this.#inOtherTheme()));
    const [one, other] = guises;
    this.#now = this.#now === one ? other : one;
    await change(visitor, this.#now);
    await back();
    const after = await look(smoke, visitor, this.#now.language, second);
    if (inEachTheme) after.push(...(await this.#inOtherTheme()));
    return [...before.map((fault) => `before the change: ${fault}`), ...after.map((fault) => `after it: ${fault}`)];
  }
}

/**
 * A test for each page: in both languages and both themes it reads fully in its language, fits a phone, is accessible
 * and complains of nothing.
 */
export function walkEveryPage(smoke: Smoke, as: Pick<VisitOptions, 'as'>, pages: readonly PageToSee[]): void {
  const stay = smoke.stay({ ...as, language: guises[0].language });
  let walker: Walker | null = null;
  for (const page of pages)
    test(
      [page.path, ...page.steps.map(({ name }) => name)].join(', '),
      stay(async (visitor) => {
        if (walker?.visitor !== visitor) walker = new Walker(smoke, visitor);
        expect(await walker.walk(page)).toEqual([]);
      }),
    );
}
