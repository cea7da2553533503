import type { PolicyRecord } from '../../../../content/index.ts';
import type { Desk } from '../desk.ts';
import { cars, change, number, percent, say, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';
import type { Line } from '../tables.ts';

/** The figures of the place that a policy is of. */
function placeOf(desk: Desk, { level, region }: PolicyRecord): Line {
  if (level === 'national') return desk.whole('sales');
  return desk.line(level === 'city' ? 'sales.city' : 'sales.province', region);
}

const nameOf = (policy: PolicyRecord) =>
  say(
    (policy.texts.zh_CN?.title ?? '').replace('（演示）', ''),
    (policy.texts.en?.title ?? '').replace(' (demonstration)', ''),
  );

/** A story of the policies of one level that take effect in the month. */
const effective = (
  key: string,
  level: string,
  tellIt: (desk: Desk, policy: PolicyRecord) => ReturnType<Story['tell']>,
): Story => ({
  key,
  topics: ['policy', 'market'],
  article: true,
  tell(desk) {
    const policy = desk.policies.find(
      (each) =>
        each.level === level &&
        placeOf(desk, each).key !== undefined &&
        (level === 'national' || placeOf(desk, each).key !== ''),
    );
    return policy ? tellIt(desk, policy) : null;
  },
});

/** What policies that take effect do to demand: the month's figures of the place. */
export const policyStories: Story[] = [
  effective('policy-nation', 'national', (desk, policy) => {
    const [all, model] = [placeOf(desk, policy), desk.model()];
    return {
      values: {
        policy: nameOf(policy),
        volume: cars(all.figure('volume')),
        mom: change(all.figure('mom')),
        rate: percent(all.figure('penetration')),
        effect: word(
          all.figure('mom'),
          say('首月零售上升', 'retail rises in its first month'),
          say('首月零售回落', 'retail slips in its first month'),
        ),
        model: model.name,
        own: number(model.figure('volume')),
      },
      about: [{ model, tone: toneOf(all.figure('mom')) }],
      zh_CN: words(
        '《{policy}》施行，{effect}（{m}）',
        '自{month}起施行的《{policy}》覆盖全国。当月乘用车终端零售 {volume}，环比{mom}，新能源渗透率 {rate}。',
        '政策改变的往往是购买时点：施行前后两三个月合在一起看，比单看首月更可靠。',
        '{model}当月零售 {own} 辆。',
      ),
      en: words(
        '“{policy}” takes effect: {effect} ({m})',
        'In force from {month}, “{policy}” covers the whole country. Terminal retail volume was {volume}, {mom} month on month, with NEV penetration at {rate}.',
        'Policies mostly change when people buy: the months before and after taken together are more reliable than the first alone.',
        'The {model} recorded {own} units.',
      ),
    };
  }),
  effective('policy-province', 'provincial', (desk, policy) => {
    const [line, model] = [placeOf(desk, policy), desk.model()];
    return {
      values: {
        policy: nameOf(policy),
        province: line.name,
        volume: cars(line.figure('volume')),
        mom: change(line.figure('mom')),
        all: change(desk.whole('sales').figure('mom')),
        share: percent(line.figure('share')),
        model: model.name,
        own: number(model.figure('volume')),
      },
      about: [{ model, tone: 0 }],
      zh_CN: words(
        '政策落地首月，{province}零售环比{mom}（{m}）',
        '{province}《{policy}》当月施行，当地终端零售 {volume}，环比{mom}；全国环比{all}。',
        '{province}占全国零售的 {share}，对大盘的影响有限，但可作为评估同类政策的样本。',
        '{model}当月全国零售 {own} 辆。',
      ),
      en: words(
        'First month of a policy: {province} retail {mom} in {m}',
        'With “{policy}” in force, {province} recorded {volume}, {mom} month on month; the country was {all}.',
        '{province} accounts for {share} of the country: too little to move it, enough to learn from.',
        'Nationwide, the {model} recorded {own} units.',
      ),
    };
  }),
  effective('policy-city', 'city', (desk, policy) => {
    const [line, model] = [placeOf(desk, policy), desk.model(({ plugIn }) => plugIn)];
    return {
      values: {
        policy: nameOf(policy),
        city: line.name,
        volume: number(line.figure('volume')),
        mom: change(line.figure('mom')),
        rate: percent(line.figure('penetration')),
        nation: percent(desk.whole('sales').figure('penetration')),
        model: model.name,
        own: number(model.figure('volume')),
      },
      about: [{ model, tone: 0 }],
      zh_CN: words(
        '{city}新规当月：零售 {volume} 辆，新能源占 {rate}（{m}）',
        '《{policy}》自当月起在{city}施行。当地终端零售 {volume} 辆，环比{mom}。',
        '新能源渗透率 {rate}，全国为 {nation}。{model}当月全国零售 {own} 辆。',
      ),
      en: words(
        'New rules in {city}: {volume} units and {rate} NEVs in {m}',
        '“{policy}” has taken effect in {city}, where terminal retail volume was {volume} units, {mom} month on month.',
        'NEV penetration there is {rate}, against {nation} in the country. Nationwide, the {model} recorded {own} units.',
      ),
    };
  }),
];
