import { difference, mark } from '../derive.ts';
import { apart, cars, change, clearly, decimal, number, percent, say, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Public charging, and the NEVs that are in use. */
export const chargingStories: Story[] = [
  {
    key: 'charging-nation',
    topics: ['charging', 'new-energy'],
    tell(desk) {
      const [all, before] = [desk.whole('charging'), desk.whole('charging', 1)];
      const model = desk.model(({ plugIn }) => plugIn);
      const move = difference(all.figure('nevsPerPoint'), before.figure('nevsPerPoint'));
      return {
        values: {
          points: number(all.figure('chargingPoints')),
          added: number(difference(all.figure('chargingPoints'), before.figure('chargingPoints'))),
          ratio: decimal(all.figure('nevsPerPoint')),
          former: decimal(before.figure('nevsPerPoint')),
          faster: word(
            move,
            say('车的增速快于桩', 'cars grew faster than points'),
            say('桩的增速快于车', 'points grew faster than cars'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '公共充电桩{m}净增 {added} 个，车桩比 {ratio}',
          '月末全国公共充电桩 {points} 个，车桩比由 {former} 变为 {ratio}，{faster}。',
          '车桩比只计公共桩，随车配建的私人桩不在其中。',
          '新能源车型{model}当月零售 {own} 辆。',
        ),
        en: words(
          'Public charging grows by {added} points in {m}; {ratio} NEVs for each',
          'At the end of the month there were {points} public charging points. NEVs per charging point went from {former} to {ratio}: {faster}.',
          'Only public points count; those that buyers put up at home are left out.',
          'The {model}, an NEV, recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'charging-province',
    topics: ['charging'],
    tell(desk) {
      const line = desk.fresh(desk.lines('charging.province').slice(0, 14));
      const all = desk.whole('charging');
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          province: line.name,
          points: number(line.figure('chargingPoints')),
          growth: change(line.figure('momPoints')),
          ratio: decimal(line.figure('nevsPerPoint')),
          nation: decimal(all.figure('nevsPerPoint')),
          side: word(
            clearly(difference(line.figure('nevsPerPoint'), all.figure('nevsPerPoint')), 0.3),
            say('充电更紧张', 'charging is scarcer than in the country'),
            say('充电更宽松', 'charging is easier than in the country'),
            say('与全国相当', 'as in the country'),
          ),
          fast: percent(line.figure('dcShare')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{province}{m}车桩比 {ratio}，{side}',
          '{province}共有公共充电桩 {points} 个，环比{growth}，直流桩占 {fast}；车桩比 {ratio}，全国为 {nation}。',
          '{model}全国当月零售 {own} 辆。',
        ),
        en: words(
          '{province} has {ratio} NEVs per charging point in {m}: {side}',
          'There are {points} public charging points in {province}, {growth} on the month, {fast} of them DC. NEVs per point are {ratio}, against {nation} nationwide.',
          'Nationwide, the {model} recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'charging-city',
    topics: ['charging'],
    tell(desk) {
      const line = desk.fresh(desk.lines('charging.city').slice(0, 24));
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          city: line.name,
          points: number(line.figure('chargingPoints')),
          share: percent(line.figure('dcShare')),
          growth: change(line.figure('momPoints')),
          cars: cars(line.figure('nevsInUse')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '补能城市：{city}公共桩 {points} 个，直流占 {share}（{m}）',
          '{city}期末公共充电桩 {points} 个，环比{growth}；服务当地新能源汽车保有量 {cars}。',
          '{model}是近来全国走量的新能源车型，当月零售 {own} 辆。',
        ),
        en: words(
          'Charging in {city}: {points} public points, {share} of them DC, in {m}',
          '{city} ended the month with {points} public charging points, {growth}, for {cars} of NEVs in use.',
          'The {model}, a volume NEV nationwide, recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'direct-current',
    topics: ['charging', 'technology'],
    tell(desk) {
      const lines = [...desk.lines('charging.province').slice(0, 15)];
      const rate = (line: (typeof lines)[number]) => line.figure('dcShare')?.value ?? 0;
      const sorted = lines.sort((line, other) => rate(other) - rate(line));
      const [first, last] = [sorted[0], sorted.at(-1)];
      const model = desk.model(({ plugIn }) => plugIn);
      if (!first || !last || first === last) return null;
      return {
        values: {
          first: first.name,
          last: last.name,
          high: percent(first.figure('dcShare')),
          low: percent(last.figure('dcShare')),
          gap: apart(difference(first.figure('dcShare'), last.figure('dcShare'))),
          nation: percent(desk.whole('charging').figure('dcShare')),
          model: model.name,
          battery: number(desk.line('energy.model', model.key).figure('battery')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '快充分布：{first}直流桩占 {high}，{last}仅 {low}（{m}）',
          '公共桩较多的省份之间，直流桩占比相差 {gap}；全国为 {nation}。',
          '直流桩占比高的地方，长途与营运需求通常更强。{model}电池容量均值为 {battery} 千瓦时，补能时间与桩型直接相关。',
        ),
        en: words(
          'Where fast charging is: {first} {high} DC, {last} {low} in {m}',
          'Among provinces with many points, the share of DC points lies {gap} apart; it is {nation} in the country.',
          'Much DC usually means long distances and fleets. The {model} has {battery} kWh of battery on average, so the kind of point decides how long it stands.',
        ),
      };
    },
  },
  {
    key: 'nevs-in-use',
    topics: ['new-energy', 'charging'],
    tell(desk) {
      const [now, before] = [desk.whole('charging').figure('nevsInUse'), desk.whole('charging', 1).figure('nevsInUse')];
      const crossed = mark(now, before, 500_000);
      const added = difference(now, before);
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          now: cars(now),
          added: cars(added),
          mark: cars(crossed),
          ratio: decimal(desk.whole('charging').figure('nevsPerPoint')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(added) }],
        zh_CN: words(
          crossed ? '新能源汽车保有量越过 {mark}，{m}末达 {now}' : '{m}末新能源汽车保有量 {now}，单月增加 {added}',
          '较上月末增加 {added}。保有量增长先于充电设施：每个公共充电桩对应 {ratio} 辆。',
          '{model}当月零售 {own} 辆，是增量的来源之一。',
        ),
        en: words(
          crossed
            ? 'NEVs in use pass {mark}, reaching {now} in {m}'
            : '{now} of NEVs in use at the end of {m}, {added} more',
          'That is {added} more than a month before. Cars come ahead of points: there are {ratio} for each public charging point.',
          'The {model} added {own} units of retail to it.',
        ),
      };
    },
  },
];
