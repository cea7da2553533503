import type { Sentence } from '../../kernel/sentence.ts';
import { type PolicyTemplate, percent } from './policy-template.ts';

const s = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** Templates of national policies. The documents are invented. */
export const nationalPolicies: PolicyTemplate[] = [
  {
    level: 'national',
    kind: 'trade-in',
    holds: 12,
    issuer: s('国家商务主管部门（演示）', 'National commerce authority (demonstration)'),
    numbers: (draw) => {
      const [plugIn, other, cars] = [draw(15000, 20000, 1000), draw(10000, 14000, 1000), draw(200, 480, 20)];
      const budget = (plugIn * cars) / 10000;
      return { plugIn, other, cars, million: cars / 100, budget, billion: budget / 10, gap: plugIn - other };
    },
    title: s('{year} 年汽车以旧换新补贴实施细则', 'Rules for the {year} car trade-in subsidy'),
    summary: s(
      '报废旧车并购买新能源乘用车每辆补贴 {plugIn} 元，购买燃油乘用车每辆补贴 {other} 元。',
      '{plugIn} yuan for a new-energy car and {other} yuan for a combustion car when an old car is scrapped.',
    ),
    body: [
      s(
        '申请人须为个人，旧车登记在本人名下满一年。补贴额度对应新能源乘用车 {cars} 万辆，用完即止。',
        'Applicants are private persons who have held the old car for a year. The budget is for {million} million new-energy cars and ends when it is used up.',
      ),
      s(
        '申请须在新车登记后六十日内提交，审核通过后十五个工作日内拨付。',
        'Claims are made within sixty days of registration and paid within fifteen working days of approval.',
      ),
    ],
    figures: [
      {
        name: s('新能源车单车补贴', 'Subsidy per new-energy car'),
        value: 'plugIn',
        unit: s('元/辆', 'yuan per car'),
        note: s('正文直接规定。', 'Stated in the text.'),
      },
      {
        name: s('新能源车补贴总额', 'Subsidy for new-energy cars in all'),
        value: s('budget', 'billion'),
        unit: s('亿元', 'billion yuan'),
        note: s(
          '{plugIn} 元/辆 × {cars} 万辆 = {budget} 亿元。',
          '{plugIn} yuan × {million} million cars = {billion} billion yuan.',
        ),
      },
      {
        name: s('与燃油车的补贴差', 'Advantage over a combustion car'),
        value: 'gap',
        unit: s('元/辆', 'yuan per car'),
        note: s('{plugIn} − {other} = {gap} 元。', '{plugIn} − {other} = {gap} yuan.'),
      },
    ],
  },
  {
    level: 'national',
    kind: 'tax',
    holds: 24,
    issuer: s('国家税务主管部门（演示）', 'National tax authority (demonstration)'),
    numbers: (draw) => {
      const cap = draw(12000, 18000, 1000);
      return { rate: 5, full: 10, cap, price: (cap / 0.05) * 1.13 };
    },
    title: s(
      '关于延续新能源汽车购置税优惠的公告（{year} 年）',
      'Notice on continuing the purchase-tax relief for new-energy cars ({year})',
    ),
    summary: s(
      '新能源乘用车购置税按 {rate}% 征收，每辆减税不超过 {cap} 元。',
      'New-energy cars pay {rate}% purchase tax; the relief is {cap} yuan per car at most.',
    ),
    body: [
      s(
        '法定税率为 {full}%，优惠期内减半。计税价格不含增值税。',
        'The rate by law is {full}% and is halved meanwhile. The taxed price is without value-added tax.',
      ),
      s(
        '换电模式车辆，不含电池的销售额单独核算的，按不含电池的金额计税。',
        'For cars with exchangeable batteries that are invoiced apart, the tax is on the car without its battery.',
      ),
    ],
    figures: [
      {
        name: s('减税上限', 'Most that is saved'),
        value: 'cap',
        unit: s('元/辆', 'yuan per car'),
        note: s('正文直接规定。', 'Stated in the text.'),
      },
      {
        name: s('用满减税的车价（含税）', 'Price that uses the relief in full (with VAT)'),
        value: 'price',
        unit: s('元', 'yuan'),
        note: s(
          '{cap} ÷ （{full}% − {rate}%）× 1.13 = {price} 元。',
          '{cap} ÷ ({full}% − {rate}%) × 1.13 = {price} yuan.',
        ),
      },
    ],
  },
  {
    level: 'national',
    kind: 'production',
    holds: 0,
    issuer: s('国家工业主管部门（演示）', 'National industry authority (demonstration)'),
    numbers: (_draw, turn) => {
      // Each revision begins where the one before ended.
      const [before, now] = [4.6 - 0.4 * turn, 4.2 - 0.4 * turn];
      return { now, before, cut: percent((before - now) / before), share: 28 + 10 * turn };
    },
    title: s(
      '乘用车企业平均燃料消耗量与新能源积分要求（{year} 年修订）',
      'Fleet consumption and new-energy credits of car makers ({year} revision)',
    ),
    summary: s(
      '企业平均燃料消耗量目标由 {before} 升/百公里降至 {now} 升/百公里，新能源积分比例要求为 {share}%。',
      'The fleet target falls from {before} to {now} litres per 100 km; the share of new-energy credits is {share}%.',
    ),
    body: [
      s(
        '企业可以结转、转让积分，但不得用以往年度的积分全额抵偿。',
        'Credits can be carried over and sold, but older ones never settle the whole debt.',
      ),
      s(
        '小规模企业可申请两年过渡期，需提交逐年下降的计划。',
        'Small makers may ask for two years with a plan of yearly steps.',
      ),
    ],
    figures: [
      {
        name: s('目标降幅', 'Cut of the target'),
        value: 'cut',
        unit: s('%', '%'),
        note: s('（{before} − {now}）÷ {before} = {cut}%。', '({before} − {now}) ÷ {before} = {cut}%.'),
      },
      {
        name: s('新能源积分比例', 'Share of new-energy credits'),
        value: 'share',
        unit: s('%', '%'),
        note: s('正文直接规定。', 'Stated in the text.'),
      },
    ],
  },
  {
    level: 'national',
    kind: 'finance',
    holds: 0,
    issuer: s('国家金融管理部门（演示）', 'National financial authority (demonstration)'),
    numbers: (draw, turn) => {
      const [share, before, price] = [20 - 5 * turn, turn === 0 ? 30 : 25 - 5 * turn, draw(12, 18)];
      return { share, before, price, down: price * share * 100, less: price * (before - share) * 100 };
    },
    title: s('关于优化汽车消费贷款首付比例的通知（{year} 年）', 'Notice on down payments of car loans ({year})'),
    summary: s(
      '个人购买乘用车贷款最低首付比例调整为 {share}%。',
      'The least down payment of a private car loan becomes {share}%.',
    ),
    body: [
      s(
        '各机构应结合借款人信用情况自主确定首付比例，不得低于 {share}%，此前为 {before}%。',
        'Lenders decide by the borrower, not below {share}%; it was {before}% before.',
      ),
      s(
        '不得通过抬高车价、捆绑保险等方式变相提高购车成本。',
        'Costs may not be raised by dearer cars or compulsory insurance.',
      ),
    ],
    figures: [
      {
        name: s('一辆 {price} 万元汽车的首付', 'Down payment of a car of {price}0,000 yuan'),
        value: 'down',
        unit: s('元', 'yuan'),
        note: s('{price} 万元 × {share}% = {down} 元。', '{price}0,000 yuan × {share}% = {down} yuan.'),
      },
      {
        name: s('比此前少付', 'Less than before'),
        value: 'less',
        unit: s('元', 'yuan'),
        note: s(
          '{price} 万元 ×（{before}% − {share}%）= {less} 元。',
          '{price}0,000 yuan × ({before}% − {share}%) = {less} yuan.',
        ),
      },
    ],
  },
  {
    level: 'national',
    kind: 'safety',
    holds: 0,
    issuer: s('国家标准管理部门（演示）', 'National standards authority (demonstration)'),
    numbers: (_draw, turn) => ({ minutes: 60 + 30 * turn, tests: 6 + 2 * turn }),
    title: s('动力电池安全要求（{year} 年版）', 'Safety of traction batteries ({year} edition)'),
    summary: s(
      '热失控后 {minutes} 分钟内不起火、不爆炸，新增底部撞击等试验，共 {tests} 项。',
      'No fire or explosion within {minutes} minutes of a thermal event; {tests} tests, among them blows from below.',
    ),
    body: [
      s(
        '新车型自实施之日起执行，已获准车型给予十二个月过渡期。',
        'New types follow at once, approved ones within twelve months.',
      ),
      s('企业应向用户说明电池检查的周期与方式。', 'Makers tell owners when and how batteries are checked.'),
    ],
    figures: [
      {
        name: s('不起火时间', 'Time without fire'),
        value: 'minutes',
        unit: s('分钟', 'minutes'),
        note: s('正文直接规定。', 'Stated in the text.'),
      },
      {
        name: s('试验项目', 'Tests'),
        value: 'tests',
        unit: s('项', 'tests'),
        note: s('正文列出的试验之和。', 'The tests that the text lists.'),
      },
    ],
  },
  {
    level: 'national',
    kind: 'import',
    holds: 12,
    issuer: s('国家贸易主管部门（演示）', 'National trade authority (demonstration)'),
    numbers: (draw) => {
      const [licences, cars] = [draw(20, 60, 5), draw(300, 900, 50)];
      return { licences, cars, all: (licences * cars) / 10000, whole: licences * cars };
    },
    title: s('{year} 年汽车出口质量管理试点办法', 'Pilot rules for the quality of car exports {year}'),
    summary: s(
      '首批 {licences} 家企业纳入试点，出口前须备案售后服务网点。',
      '{licences} companies join; service points abroad are filed before cars leave.',
    ),
    body: [
      s(
        '试点企业每家每月可使用便捷通关通道不超过 {cars} 辆。',
        'Each company may send {cars} cars a month through the quick lane.',
      ),
      s('连续两次抽检不合格的企业退出试点。', 'Who fails two checks in a row leaves.'),
    ],
    figures: [
      {
        name: s('便捷通道月度上限', 'Most cars a month through the quick lane'),
        value: s('all', 'whole'),
        unit: s('万辆/月', 'cars a month'),
        note: s('{licences} 家 × {cars} 辆 ÷ 10,000 = {all} 万辆。', '{licences} companies × {cars} cars = {whole}.'),
      },
    ],
  },
];
