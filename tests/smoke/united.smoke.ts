import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { publishRelease } from '../../server/market/releases/publish-release.ts';
import { readCurrent } from '../../server/market/releases/release.ts';
import { sealSteady } from '../../server/market/testing/gate-market.ts';
import { uniteMembers } from '../../server/market/uniting/unite-members.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { readTable } from './support/page/read-table.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    const folder = join(dataFolder, 'market');
    await sealSteady(folder, 'two');
    await publishRelease(folder, 'two');
  },
});

/** Two models of that market, the one that becomes the other and that one, and how a page calls them. */
const [former, into] = ['model-2', 'model-0'];
const words = {
  en: { former: 'The model 2', into: 'The model 0', would: 'An email would be sent now', view: 'Open' },
  zh_CN: { former: 'model2号', into: 'model0号', would: '现在会提醒', view: '打开' },
} as const satisfies Record<Language, object>;

const rankingOf = (...models: string[]) =>
  `/sales/ranking?by=model&${models.map((model) => `model=${model}`).join('&')}`;

/** The volumes of the models that a ranking lists, by their names. */
async function volumes(visitor: Visitor): Promise<Map<string, number>> {
  await visitor.read('pivot', /\d/);
  await visitor.quiet();
  const { rows } = await readTable(visitor);
  return new Map(rows.map(([name = '', volume = '']) => [name, Number(volume.replaceAll(',', ''))]));
}

/** Makes one model of the two, in a release that is published: nobody has to start the portal anew. */
async function unite(): Promise<void> {
  const { settings, stores } = smoke.portal.server;
  const folder = join(settings.dataFolder, 'market');
  const onto = (await readCurrent(folder))?.current ?? '';
  const { release } = await uniteMembers(folder, { field: 'model', from: former, into, by: 'Lin Wei', onto, note: '' });
  await publishRelease(folder, release);
  await stores.market.refresh();
}

test(
  'what was kept by the key of a model that has become one with another opens on that one, with the figures of both',
  smoke.visit(
    async (visitor) => {
      const { page } = visitor;
      await visitor.open(rankingOf(former, into));
      const apart = await volumes(visitor);
      const [one, other] = [apart.get(words.en.former) ?? 0, apart.get(words.en.into) ?? 0];
      expect([one > 0, other > 0]).toEqual([true, true]);

      // A view, and a watch that has nothing to say of the one model alone.
      await visitor.open(rankingOf(former));
      await visitor.read('pivot', new RegExp(words.en.former));
      await visitor.click('save-view');
      await visitor.fill('viewName', 'Followed');
      await page.keyboard.press('Enter');
      await visitor.read('kept-view', /Followed/);
      await page.keyboard.press('Escape');
      await visitor.seeNo('views');
      await visitor.click('share');
      await visitor.click('watch');
      await visitor.read('watch-drawer', /Now [\d,]+/);
      await page.select('[name="watchKind"]', 'above');
      await visitor.fill('watchThan', String(one + Math.floor(other / 2)));
      await visitor.click('watch-save');
      await visitor.seeNo('watch-drawer');

      await unite();

      const both = (one + other).toLocaleString('en-US');
      for (const language of ['en', 'zh_CN'] as const) {
        const { into: name, would, view } = words[language];
        const isUnited = async () => {
          // A watch names the months that it looks at.
          await visitor.arriveAt(new RegExp(`^/sales/ranking\\?by=model&(from=.*&to=.*&)?model=${into}$`));
          await visitor.read('pivot', new RegExp(`${name}\\s+${both}\\b`));
          expect(await visitor.has('area-refused')).toBe(false);
        };
        await visitor.hold('language', language);
        await visitor.open(rankingOf(former));
        await isUnited();

        await visitor.open('/sales/ranking?by=brand');
        await visitor.read('pivot', /\d/);
        await visitor.click('save-view');
        await clickIn(page, '[data-testid="kept-view"] button');
        await isUnited();

        await openCentre(visitor);
        await visitor.click('open-watches');
        await visitor.click('watch-try');
        await visitor.read('watch-tried', new RegExp(`${would}.*${name}.*${both}`));
        await pressFound(await page.waitForSelector(`[data-testid="watch"] ::-p-aria([name="${view}"])`));
        await isUnited();
      }
      expect(visitor.trace.complaints).toEqual([]);
    },
    { as: 'demo', language: 'en' },
  ),
);
