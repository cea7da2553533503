import { difference, quotient } from '../derive.ts';
import { apart, change, percent, priceChange, say, toneOf, word, yuan } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Terminal incentives. */
export const offerStories: Story[] = [
  {
    key: 'incentive-level',
    topics: ['price', 'market'],
    tell(desk) {
      const [all, model] = [desk.whole('incentive'), desk.model()];
      const own = desk.line('incentive.model', model.key);
      const move = all.figure('momIncentive');
      return {
        values: {
          each: yuan(all.figure('incentive')),
          move: priceChange(move),
          depth: percent(all.figure('incentiveDepth')),
          turn: word(move, say('加码', 'grow'), say('收敛', 'shrink'), say('不变', 'hold')),
          model: model.name,
          own: yuan(own.figure('incentive')),
          ownDepth: percent(own.figure('incentiveDepth')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '终端优惠{turn}：{m}单车 {each}，环比{move}',
          '监测城市单车优惠均值 {each}，环比{move}，相当于指导价的 {depth}。',
          '{model}单车优惠 {own}，相当于指导价的 {ownDepth}。',
        ),
        en: words(
          'Terminal incentives {turn} in {m}: {each} per car, {move}',
          'In the cities watched, the incentive per car averaged {each}, {move} on the month, or {depth} of MSRP.',
          'On the {model} it was {own}, or {ownDepth} of MSRP.',
        ),
      };
    },
  },
  {
    key: 'incentive-city',
    topics: ['price'],
    tell(desk) {
      const depth = (line: { figure(key: string): { value: number } | null }) =>
        line.figure('incentiveDepth')?.value ?? 0;
      const sorted = [...desk.lines('incentive.city')].sort((line, other) => depth(other) - depth(line));
      const [first, last] = [desk.fresh(sorted.slice(0, 3)), desk.fresh(sorted.slice(-3))];
      const model = desk.model();
      return {
        values: {
          first: first.name,
          last: last.name,
          high: yuan(first.figure('incentive')),
          low: yuan(last.figure('incentive')),
          highDepth: percent(first.figure('incentiveDepth')),
          lowDepth: percent(last.figure('incentiveDepth')),
          gap: apart(difference(first.figure('incentiveDepth'), last.figure('incentiveDepth'))),
          model: model.name,
          own: yuan(desk.line('incentive.model', model.key).figure('incentive')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '优惠地图：{first}让利 {highDepth}，{last} {lowDepth}（{m}）',
          '同一个月，{first}单车优惠 {high}，{last}为 {low}，优惠力度相差 {gap}。',
          '牌照资源紧张的城市通常让利较少。{model}在监测城市的单车优惠为 {own}。',
        ),
        en: words(
          'A map of incentives: {first} gives {highDepth}, {last} {lowDepth} in {m}',
          'In one and the same month, the incentive per car was {high} in {first} and {low} in {last}: {gap} apart as a share of MSRP.',
          'Where plates are scarce, dealers tend to give less. On the {model}, the cities watched gave {own}.',
        ),
      };
    },
  },
  {
    key: 'incentive-parts',
    topics: ['price'],
    article: true,
    tell(desk) {
      const all = desk.whole('incentive');
      const part = (key: string) => quotient(all.figure(key), all.figure('incentive'));
      const model = desk.model();
      const own = desk.line('incentive.model', model.key);
      return {
        values: {
          each: yuan(all.figure('incentive')),
          cash: percent(part('cash')),
          trade: percent(part('tradeIn')),
          finance: percent(part('financeSubsidy')),
          cashYuan: yuan(all.figure('cash')),
          model: model.name,
          own: yuan(own.figure('cash')),
          ownTrade: yuan(own.figure('tradeIn')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '拆解优惠：现金占 {cash}，置换补贴占 {trade}（{m}）',
          '单车优惠 {each}当中，现金优惠 {cashYuan}，占 {cash}；置换补贴占 {trade}，金融贴息占 {finance}。',
          '现金直接体现在成交价里，其余部分不会。比较两地价格时应先统一范围。',
          '以{model}为例，现金优惠 {own}，置换补贴 {ownTrade}。',
        ),
        en: words(
          'Incentives taken apart in {m}: {cash} cash, {trade} trade-in',
          'Of {each} per car, {cashYuan} or {cash} is cash; {trade} is for a used car taken in and {finance} for interest.',
          'Cash shows in the transaction price and the rest does not; compare two cities on the same footing.',
          'On the {model}, cash was {own} and the trade-in {ownTrade}.',
        ),
      };
    },
  },
  {
    key: 'incentive-model',
    topics: ['price', 'market'],
    tell(desk) {
      const line = desk.fresh(desk.lines('incentive.model').slice(0, 20));
      const sold = desk.line('sales.model', line.key).figure('mom');
      const move = line.figure('incentiveChange');
      return {
        values: {
          model: line.name,
          each: yuan(line.figure('incentive')),
          depth: percent(line.figure('incentiveDepth')),
          all: percent(desk.whole('incentive').figure('incentiveDepth')),
          step: yuan(move),
          turn: word(move, say('加大', 'adds'), say('收回', 'takes back')),
          sold: change(sold),
        },
        about: [{ model: line, tone: toneOf(sold) }],
        zh_CN: words(
          '{model}{m}{turn}终端优惠 {step}',
          '调整之后，{model}单车优惠 {each}，优惠力度 {depth}；市场均值 {all}。',
          '同期其全国终端零售环比{sold}。',
        ),
        en: words(
          '{model} {turn} {step} of incentive in {m}',
          'After the change, the incentive on the {model} is {each}, or {depth} of MSRP; the market gives {all}.',
          'Its terminal retail volume nationwide was {sold} on the month.',
        ),
      };
    },
  },
];
