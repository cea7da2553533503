import type { Sentence } from '../../kernel/words/sentence.ts';
import { type PolicyTemplate, percent } from './policy-template.ts';

const s = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });
const stated = s('正文直接规定。', 'Stated in the text.');
const perCar = s('元/辆', 'yuan per vehicle');

/** Templates of policies of provinces and cities. The documents are invented. */
export const localPolicies: PolicyTemplate[] = [
  {
    level: 'provincial',
    kind: 'subsidy',
    holds: 6,
    issuer: s('{region}商务主管部门（演示）', 'Commerce authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [each, cars] = [draw(3000, 8000, 500), draw(20000, 80000, 5000)];
      return { each, cars, all: (each * cars) / 1e8, million: (each * cars) / 1e6 };
    },
    title: s('{region} {year} 年汽车置换更新补贴公告', '{region} vehicle trade-in and replacement subsidy, {year}'),
    summary: s(
      '转让旧车并在省内购买新车，每辆补贴 {each} 元，名额 {cars} 辆。',
      '{each} yuan per vehicle for buyers who sell an old car and buy a new one within the province; {cars} places available.',
    ),
    body: [
      s(
        '新车发票须由{region}登记的销售企业开具，价格不低于 7 万元。',
        'The new-car invoice must be issued by a dealer registered in {region}, for a price of at least 70,000 yuan.',
      ),
      s(
        '名额按申请先后发放，每周公布余额。',
        'Places are allocated first come, first served, and the remaining number is published weekly.',
      ),
    ],
    figures: [
      {
        name: s('单车补贴', 'Subsidy per vehicle'),
        value: 'each',
        unit: perCar,
        note: stated,
        perCar: { from: 70_000 },
      },
      {
        name: s('补贴总额', 'Total subsidy'),
        value: s('all', 'million'),
        unit: s('亿元', 'million yuan'),
        note: s(
          '{each} 元/辆 × {cars} 辆 = {all} 亿元。',
          '{each} yuan per vehicle × {cars} vehicles = {million} million yuan.',
        ),
      },
    ],
  },
  {
    level: 'provincial',
    kind: 'charging',
    holds: 24,
    issuer: s('{region}能源主管部门（演示）', 'Energy authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [ports, kilowatts, each] = [draw(2000, 12000, 500), draw(120, 240, 40), draw(100, 300, 50)];
      const all = (ports * kilowatts * each) / 10000;
      return { ports, kilowatts, each, all, million: all / 100 };
    },
    title: s(
      '{region}公共充电设施建设补贴办法（{year} 年）',
      '{region} subsidy for public charging facilities ({year})',
    ),
    summary: s(
      '新建公共快充终端按功率每千瓦补贴 {each} 元，计划 {ports} 个。',
      'New public fast chargers receive {each} yuan per kW of rated power; {ports} chargers are planned.',
    ),
    body: [
      s(
        '终端额定功率按 {kilowatts} 千瓦计算，须接入省级监测平台。',
        'Rated power is counted as {kilowatts} kW per charger, and chargers must be connected to the provincial monitoring platform.',
      ),
      s(
        '年可用率低于 95% 的，扣回三分之一补贴。',
        'One third of the subsidy is clawed back if annual availability falls below 95%.',
      ),
    ],
    figures: [
      { name: s('每千瓦补贴', 'Subsidy per kW'), value: 'each', unit: s('元/千瓦', 'yuan per kW'), note: stated },
      { name: s('计划终端数', 'Planned chargers'), value: 'ports', unit: s('个', 'chargers'), note: stated },
      {
        name: s('补贴总额', 'Total subsidy'),
        value: s('all', 'million'),
        unit: s('万元', 'million yuan'),
        note: s(
          '{ports} 个 × {kilowatts} 千瓦 × {each} 元 = {all} 万元。',
          '{ports} chargers × {kilowatts} kW × {each} yuan = {million} million yuan.',
        ),
      },
    ],
  },
  {
    level: 'provincial',
    kind: 'production',
    holds: 36,
    issuer: s('{region}工业主管部门（演示）', 'Industry authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [now, years] = [draw(30, 110, 5), 3];
      const goal = Math.round((now * draw(1.3, 1.7, 0.05)) / 5) * 5;
      const yearly = percent((goal / now) ** (1 / years) - 1);
      return { now, goal, years, yearly, nowMillion: now / 100, goalMillion: goal / 100 };
    },
    title: s(
      '{region}新能源汽车产业集群行动方案（{year} 年起）',
      '{region} action plan for its NEV industry cluster (from {year})',
    ),
    summary: s(
      '{years} 年内新能源汽车年产量由 {now} 万辆提高到 {goal} 万辆。',
      'Annual NEV output to rise from {nowMillion} million to {goalMillion} million units within {years} years.',
    ),
    body: [
      s(
        '支持零部件企业就近配套，对首次进入整车供应链的企业给予奖励。',
        'Local parts suppliers are supported, with rewards for companies entering an automaker’s supply chain for the first time.',
      ),
      s('方案每年评估一次，目标可按实际调整。', 'The plan is reviewed annually, and its targets may be adjusted.'),
    ],
    figures: [
      {
        name: s('年产量目标', 'Annual output target'),
        value: s('goal', 'goalMillion'),
        unit: s('万辆', 'million units'),
        note: stated,
      },
      {
        name: s('所需年均增速', 'Required annual growth'),
        value: 'yearly',
        unit: s('%', '%'),
        note: s(
          '（{goal} ÷ {now}）^(1/{years}) − 1 = {yearly}%。',
          '({goalMillion} ÷ {nowMillion})^(1/{years}) − 1 = {yearly}%.',
        ),
      },
    ],
  },
  {
    level: 'city',
    kind: 'restriction',
    holds: 12,
    issuer: s('{region}交通主管部门（演示）', 'Transport authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [all, plugIn] = [draw(80000, 160000, 10000), draw(40000, 78000, 2000)];
      return { all, plugIn, share: percent(plugIn / all), monthly: Math.round(plugIn / 12) };
    },
    title: s('{region} {year} 年度小客车指标配置方案', '{region} passenger-car licence quota plan, {year}'),
    summary: s(
      '全年配置小客车指标 {all} 个，其中新能源指标 {plugIn} 个。',
      '{all} licence quotas for the year, {plugIn} of them for NEVs.',
    ),
    body: [
      s(
        '新能源指标按月平均配置，优先面向无车家庭。',
        'NEV quotas are allocated evenly by month, with priority for households without a car.',
      ),
      s('指标有效期十二个月，逾期作废。', 'Quotas are valid for twelve months and lapse thereafter.'),
    ],
    figures: [
      {
        name: s('新能源指标占比', 'NEV share of quotas'),
        value: 'share',
        unit: s('%', '%'),
        note: s('{plugIn} ÷ {all} = {share}%。', '{plugIn} ÷ {all} = {share}%.'),
      },
      {
        name: s('新能源指标月均', 'NEV quotas per month'),
        value: 'monthly',
        unit: s('个/月', 'per month'),
        note: s('{plugIn} ÷ 12 = {monthly}。', '{plugIn} ÷ 12 = {monthly}.'),
      },
    ],
  },
  {
    level: 'city',
    kind: 'trade-in',
    holds: 4,
    issuer: s('{region}商务主管部门（演示）', 'Commerce authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [each, money] = [draw(2000, 6000, 500), draw(2000, 9000, 500)];
      return { each, money, million: money / 100, cars: Math.floor((money * 10000) / each) };
    },
    title: s('{region}汽车消费券发放公告（{year} 年）', '{region} car purchase vouchers ({year})'),
    summary: s(
      '安排资金 {money} 万元，每辆新车可用券 {each} 元，先到先得。',
      '{million} million yuan in vouchers of {each} yuan per new car, first come, first served.',
    ),
    body: [
      s(
        '消费券可与厂商优惠叠加，不与省级置换补贴叠加。',
        'Vouchers can be combined with manufacturer offers, but not with the provincial trade-in subsidy.',
      ),
      s('领取后十五日内未使用的，额度收回。', 'Vouchers not used within fifteen days are withdrawn.'),
    ],
    figures: [
      { name: s('单车券额', 'Voucher per vehicle'), value: 'each', unit: perCar, note: stated, perCar: {} },
      {
        name: s('最多惠及', 'Maximum vehicles covered'),
        value: 'cars',
        unit: s('辆', 'vehicles'),
        note: s(
          '{money} 万元 ÷ {each} 元/辆 = {cars} 辆。',
          '{million} million yuan ÷ {each} yuan per vehicle = {cars} vehicles.',
        ),
      },
    ],
  },
  {
    level: 'city',
    kind: 'other',
    holds: 12,
    issuer: s('{region}城市管理部门（演示）', 'Urban administration authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [hours, price, days] = [draw(1, 3), draw(4, 10), 240];
      return { hours, price, days, saved: hours * price * days };
    },
    title: s('{region}新能源汽车停车优惠通告（{year} 年）', '{region} parking concession for NEVs ({year})'),
    summary: s(
      '新能源汽车在政府定价停车场每日首 {hours} 小时免费。',
      'NEVs park free for the first {hours} h per day in car parks with government-set prices.',
    ),
    body: [
      s(
        '超出部分按 {price} 元/小时计费，充电期间另有优惠的从其规定。',
        'Beyond that, parking costs {price} yuan per hour, unless a separate discount applies while charging.',
      ),
      s('车牌自动识别，无需申请。', 'Licence plates are recognised automatically; no application is needed.'),
    ],
    figures: [
      {
        name: s('通勤车主一年最多节省', 'Maximum annual saving for a commuter'),
        value: 'saved',
        unit: s('元/年', 'yuan per year'),
        note: s(
          '{hours} 小时 × {price} 元 × {days} 个工作日 = {saved} 元。',
          '{hours} h × {price} yuan × {days} working days = {saved} yuan.',
        ),
      },
    ],
  },
];
