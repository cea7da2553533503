import { difference, distance, quotient } from '../derive.ts';
import { cars, decimal, number, rises, say, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** The stock at dealers. */
export const stockStories: Story[] = [
  {
    key: 'dealer-stock',
    topics: ['market'],
    tell(desk) {
      const [now, before] = [desk.whole('stock'), desk.whole('stock', 1)];
      const months = quotient(now.figure('dealerStock'), desk.whole('sales').figure('volume'));
      const move = difference(now.figure('dealerStock'), before.figure('dealerStock'));
      const heavy = [...desk.lines('stock.model')].sort(
        (line, other) => (other.figure('dealerStock')?.value ?? 0) - (line.figure('dealerStock')?.value ?? 0),
      );
      const model = desk.fresh(heavy.slice(0, 12));
      return {
        values: {
          stock: cars(now.figure('dealerStock')),
          former: cars(before.figure('dealerStock')),
          months: decimal(months),
          turn: word(move, say('累库', 'builds up'), say('去库', 'runs down')),
          model: model.name,
          own: number(model.figure('dealerStock')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '渠道{turn}：{m}末经销商库存 {stock}',
          '经销商库存由上月末的 {former} 变为 {stock}，按当月零售速度约可支撑 {months} 个月。',
          '{model}库存 {own} 辆，属库存量较大的车型。',
        ),
        en: words(
          'Dealer stock {turn}: {stock} at the end of {m}',
          'Stock went from {former} to {stock}, enough for about {months} months at the pace of terminal retail volume.',
          'The {model}, with {own} units, is among those with the largest stock.',
        ),
      };
    },
  },
  {
    key: 'stock-model',
    topics: ['market', 'company'],
    tell(desk) {
      const added = [...desk.lines('stock.model')].sort(
        (line, other) => (other.figure('stockAdded')?.value ?? 0) - (line.figure('stockAdded')?.value ?? 0),
      );
      const model = desk.fresh(added.slice(0, 10).filter((line) => rises(line.figure('stockAdded'))));
      const sold = desk.line('sales.model', model.key);
      return {
        values: {
          model: model.name,
          added: number(model.figure('stockAdded')),
          stock: number(model.figure('dealerStock')),
          sold: number(sold.figure('volume')),
          months: decimal(quotient(model.figure('dealerStock'), sold.figure('volume'))),
        },
        about: [{ model, tone: -1 }],
        zh_CN: words(
          '补库靠前：{model}{m}渠道库存增加 {added} 辆',
          '月末库存达到 {stock} 辆，而{model}当月终端零售 {sold} 辆，库存约合 {months} 个月的零售。',
          '新品铺货与季末冲量都会推高库存，需结合随后一个月的零售判断。',
        ),
        en: words(
          'Restocking: {model} dealer stock grows by {added} units in {m}',
          'At {stock} units, the stock of the {model} is worth {months} months of its terminal retail volume of {sold}.',
          'A new model filling showrooms, or a push at the end of a quarter, raises stock; the retail of the next month will show which.',
        ),
      };
    },
  },
  {
    key: 'destocking',
    topics: ['company'],
    tell(desk) {
      const drawn = [...desk.lines('stock.manufacturer')].sort(
        (line, other) => (other.figure('stockDrawn')?.value ?? 0) - (line.figure('stockDrawn')?.value ?? 0),
      );
      const maker = desk.fresh(drawn.slice(0, 6).filter((line) => rises(line.figure('stockDrawn'))));
      const net = difference(maker.figure('stockAdded'), maker.figure('stockDrawn'));
      const model = desk.model((each) => each.maker.zh_CN === maker.name.zh_CN);
      return {
        values: {
          maker: maker.name,
          drawn: cars(maker.figure('stockDrawn')),
          added: cars(maker.figure('stockAdded')),
          stock: cars(maker.figure('dealerStock')),
          result: word(
            net,
            say('总体仍在补库', 'Overall its stock still grew'),
            say('总体为去库', 'Overall its stock shrank'),
          ),
          model: model.name,
          own: number(desk.line('stock.model', model.key).figure('dealerStock')),
        },
        about: [{ model, tone: toneOf(net) === 1 ? -1 : 1 }],
        zh_CN: words(
          '清理库存：{maker}{m}部分车型去库 {drawn}',
          '去库 {drawn} 的同时，{maker}其余车型补库 {added}，{result}，月末库存 {stock}。',
          '{model}期末库存为 {own} 辆。',
        ),
        en: words(
          'Clearing stock: {maker} draws down {drawn} of some models in {m}',
          'While {drawn} were drawn down, {maker} added {added} of other models. {result}, to {stock}.',
          'The {model} ended the month with {own} units at dealers.',
        ),
      };
    },
  },
  {
    key: 'source-gap',
    topics: ['market', 'company'],
    article: true,
    tell(desk) {
      const [first, , last] = ['DATASOURCE_CLH_PIFA', '', 'DATASOURCE_ZD_LINGSHOU'].map((key) =>
        desk.line('sales.dataSource', key),
      );
      const [shipped, bought] = [first?.figure('volume') ?? null, last?.figure('volume') ?? null];
      const gap = difference(shipped, bought);
      const [exports, model] = [desk.whole('stock').figure('exports'), desk.model()];
      const rest = difference(gap, exports);
      return {
        values: {
          shipped: cars(shipped),
          bought: cars(bought),
          gap: cars(gap),
          exports: cars(exports),
          rest: cars(distance(gap, exports)),
          stocks: word(
            rest,
            say('渠道当月补库', 'dealers added to their stock'),
            say('渠道当月去库', 'dealers drew down their stock'),
          ),
          model: model.name,
          stock: number(desk.line('stock.model', model.key).figure('dealerStock')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '数据手记：批发比零售多出的 {gap}去了哪里（{m}）',
          '协会批发量 {shipped}，终端零售量 {bought}，两者相差 {gap}。差额由出口与渠道库存两部分构成。',
          '先减出口：批发含出口，当月出口 {exports}。再看余数 {rest}：{stocks}。',
          '以{model}为例，月末经销商库存为 {stock} 辆。批发高于零售不等于“卖不掉”，要先扣除出口再看库存。',
        ),
        en: words(
          'Data notes: where the {gap} between wholesale and retail went in {m}',
          'Association wholesale volume was {shipped} and terminal retail volume {bought}, {gap} apart. Exports and dealer stock explain the difference.',
          'Take exports away first: wholesale counts them, and they came to {exports}. Then look at the remaining {rest}: {stocks}.',
          'The {model}, for one, had {stock} units at dealers at the end of the month. Wholesale above retail does not mean “unsold”: deduct exports before looking at stock.',
        ),
      };
    },
  },
];
