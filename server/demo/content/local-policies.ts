import type { Sentence } from '../../kernel/sentence.ts';
import { type PolicyTemplate, percent } from './policy-template.ts';

const s = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });
const stated = s('正文直接规定。', 'Stated in the text.');
const perCar = s('元/辆', 'yuan per car');

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
    title: s('{region} {year} 年汽车置换更新补贴公告', 'Trade-in subsidy of {region} {year}'),
    summary: s(
      '转让旧车并在省内购买新车，每辆补贴 {each} 元，名额 {cars} 辆。',
      '{each} yuan for a new car bought in the province when an old one is sold; {cars} places.',
    ),
    body: [
      s(
        '新车发票须由{region}登记的销售企业开具，价格不低于 7 万元。',
        'The invoice comes from a seller registered in {region} and is 70,000 yuan or more.',
      ),
      s('名额按申请先后发放，每周公布余额。', 'First come, first served; what is left is published weekly.'),
    ],
    figures: [
      { name: s('单车补贴', 'Subsidy per car'), value: 'each', unit: perCar, note: stated },
      {
        name: s('补贴总额', 'Subsidy in all'),
        value: s('all', 'million'),
        unit: s('亿元', 'million yuan'),
        note: s('{each} 元/辆 × {cars} 辆 = {all} 亿元。', '{each} yuan × {cars} cars = {million} million yuan.'),
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
    title: s('{region}公共充电设施建设补贴办法（{year} 年）', 'Subsidy for public charging in {region} ({year})'),
    summary: s(
      '新建公共快充终端按功率每千瓦补贴 {each} 元，计划 {ports} 个。',
      '{each} yuan per kW for new public fast chargers; {ports} are planned.',
    ),
    body: [
      s(
        '终端额定功率按 {kilowatts} 千瓦计算，须接入省级监测平台。',
        'A charger counts as {kilowatts} kW and is connected to the monitor of the province.',
      ),
      s('年可用率低于 95% 的，扣回三分之一补贴。', 'A third is paid back when it works less than 95% of the year.'),
    ],
    figures: [
      { name: s('每千瓦补贴', 'Subsidy per kW'), value: 'each', unit: s('元/千瓦', 'yuan per kW'), note: stated },
      { name: s('计划终端数', 'Chargers planned'), value: 'ports', unit: s('个', 'chargers'), note: stated },
      {
        name: s('补贴总额', 'Subsidy in all'),
        value: s('all', 'million'),
        unit: s('万元', 'million yuan'),
        note: s(
          '{ports} 个 × {kilowatts} 千瓦 × {each} 元 = {all} 万元。',
          '{ports} × {kilowatts} kW × {each} yuan = {million} million yuan.',
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
      'Plan for the new-energy car cluster of {region} (from {year})',
    ),
    summary: s(
      '{years} 年内新能源汽车年产量由 {now} 万辆提高到 {goal} 万辆。',
      'From {nowMillion} to {goalMillion} million new-energy cars a year within {years} years.',
    ),
    body: [
      s(
        '支持零部件企业就近配套，对首次进入整车供应链的企业给予奖励。',
        'Suppliers nearby are supported; who first supplies a car maker gets a bonus.',
      ),
      s('方案每年评估一次，目标可按实际调整。', 'The plan is looked at once a year and may be changed.'),
    ],
    figures: [
      {
        name: s('年产量目标', 'Goal for a year'),
        value: s('goal', 'goalMillion'),
        unit: s('万辆', 'million cars'),
        note: stated,
      },
      {
        name: s('所需年均增速', 'Growth needed a year'),
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
    issuer: s('{region}交通主管部门（演示）', 'Traffic authority of {region} (demonstration)'),
    numbers: (draw) => {
      const [all, plugIn] = [draw(80000, 160000, 10000), draw(40000, 78000, 2000)];
      return { all, plugIn, share: percent(plugIn / all), monthly: Math.round(plugIn / 12) };
    },
    title: s('{region} {year} 年度小客车指标配置方案', 'Licence plan for cars in {region} {year}'),
    summary: s(
      '全年配置小客车指标 {all} 个，其中新能源指标 {plugIn} 个。',
      '{all} licences this year, {plugIn} of them for new-energy cars.',
    ),
    body: [
      s(
        '新能源指标按月平均配置，优先面向无车家庭。',
        'Those for new-energy cars are given evenly by month, first to families without a car.',
      ),
      s('指标有效期十二个月，逾期作废。', 'A licence lapses after twelve months.'),
    ],
    figures: [
      {
        name: s('新能源指标占比', 'Part for new-energy cars'),
        value: 'share',
        unit: s('%', '%'),
        note: s('{plugIn} ÷ {all} = {share}%。', '{plugIn} ÷ {all} = {share}%.'),
      },
      {
        name: s('新能源指标月均', 'New-energy licences a month'),
        value: 'monthly',
        unit: s('个/月', 'a month'),
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
    title: s('{region}汽车消费券发放公告（{year} 年）', 'Car vouchers of {region} ({year})'),
    summary: s(
      '安排资金 {money} 万元，每辆新车可用券 {each} 元，先到先得。',
      '{million} million yuan for vouchers of {each} yuan per new car, first come, first served.',
    ),
    body: [
      s(
        '消费券可与厂商优惠叠加，不与省级置换补贴叠加。',
        'Vouchers go together with offers of makers, not with the trade-in subsidy of the province.',
      ),
      s('领取后十五日内未使用的，额度收回。', 'What is not used within fifteen days is taken back.'),
    ],
    figures: [
      { name: s('单车券额', 'Voucher per car'), value: 'each', unit: perCar, note: stated },
      {
        name: s('最多惠及', 'Cars at most'),
        value: 'cars',
        unit: s('辆', 'cars'),
        note: s('{money} 万元 ÷ {each} 元/辆 = {cars} 辆。', '{million} million yuan ÷ {each} yuan = {cars} cars.'),
      },
    ],
  },
  {
    level: 'city',
    kind: 'other',
    holds: 12,
    issuer: s('{region}城市管理部门（演示）', 'City administration of {region} (demonstration)'),
    numbers: (draw) => {
      const [hours, price, days] = [draw(1, 3), draw(4, 10), 240];
      return { hours, price, days, saved: hours * price * days };
    },
    title: s('{region}新能源汽车停车优惠通告（{year} 年）', 'Parking for new-energy cars in {region} ({year})'),
    summary: s(
      '新能源汽车在政府定价停车场每日首 {hours} 小时免费。',
      'New-energy cars park free for {hours} h a day in public car parks.',
    ),
    body: [
      s(
        '超出部分按 {price} 元/小时计费，充电期间另有优惠的从其规定。',
        'Beyond that it is {price} yuan an hour, unless there is a better offer while charging.',
      ),
      s('车牌自动识别，无需申请。', 'Plates are recognised; nothing has to be applied for.'),
    ],
    figures: [
      {
        name: s('通勤车主一年最多节省', 'Most a commuter saves in a year'),
        value: 'saved',
        unit: s('元/年', 'yuan a year'),
        note: s(
          '{hours} 小时 × {price} 元 × {days} 个工作日 = {saved} 元。',
          '{hours} h × {price} yuan × {days} working days = {saved} yuan.',
        ),
      },
    ],
  },
];
