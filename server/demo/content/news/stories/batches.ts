import { change, number, toneOf } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** The lists that the ministry publishes in batches. */
export const batchStories: Story[] = [
  {
    key: 'tax-free-batch',
    topics: ['policy', 'new-energy'],
    tell(desk) {
      const line = desk.fresh(desk.lines('catalogue.catalogueKind'));
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          list: line.name,
          entries: number(line.figure('entries')),
          entered: number(line.figure('enteredEntries')),
          brands: number(line.figure('listedBrands')),
          range: number(line.figure('listedRange')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '《{list}》{m}批次：{entries} 条，新进入 {entered} 条',
          '本批《{list}》涉及 {brands} 个品牌，列示的纯电续航均值为 {range} 公里。',
          '进入目录是享受相应政策的前提，与是否上市是两回事。在售车型中，{model}当月零售 {own} 辆。',
        ),
        en: words(
          '{list}, {m}: {entries} entries, {entered} of them new',
          'The batch of “{list}” names {brands} brands; the electric range that it lists is {range} km on average.',
          'To be listed opens a policy to a model, which is not the same as being on sale. Of those on sale, the {model} recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'listed-maker',
    topics: ['company', 'policy'],
    tell(desk) {
      const maker = desk.fresh(
        desk
          .lines('catalogue.manufacturer')
          .slice(0, 10)
          .filter((line) => toneOf(line.figure('enteredEntries')) > 0),
      );
      const model = desk.model((each) => each.maker.zh_CN === maker.name.zh_CN);
      return {
        values: {
          maker: maker.name,
          entries: number(maker.figure('entries')),
          entered: number(maker.figure('enteredEntries')),
          cars: number(maker.figure('listedSubModels')),
          range: number(maker.figure('listedRange')),
          sold: change(desk.line('sales.manufacturer', maker.key).figure('mom')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '目录里的动向：{maker}{m}新进入 {entered} 条',
          '{maker}本月在目录中共 {entries} 条，涉及 {cars} 个子车型，列示续航均值 {range} 公里。',
          '目录往往早于上市数月。眼下{maker}零售环比{sold}，旗下{model} {own} 辆。',
        ),
        en: words(
          'What the catalogue tells: {maker} enters {entered} in {m}',
          '{maker} has {entries} entries this month, of {cars} sub-models, with {range} km of listed range on average.',
          'The catalogue is months ahead of a launch. For now {maker} is {sold} on the month; its {model} recorded {own} units.',
        ),
      };
    },
  },
];
