import type { Sentence } from '../../kernel/words/sentence.ts';
import { combustion, type PolicyTemplate, percent, plugIn } from './policy-template.ts';

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
    title: s('{year} 年汽车以旧换新补贴实施细则', 'Implementation rules for the {year} vehicle trade-in subsidy'),
    summary: s(
      '报废旧车并购买新能源乘用车每辆补贴 {plugIn} 元，购买燃油乘用车每辆补贴 {other} 元。',
      'Buyers who scrap an old car receive {plugIn} yuan per vehicle for an NEV and {other} yuan per vehicle for an ICE car.',
    ),
    body: [
      s(
        '申请人须为个人，旧车登记在本人名下满一年。补贴额度对应新能源乘用车 {cars} 万辆，用完即止。',
        'Applicants must be individuals who have owned the old car for at least a year. The budget covers {million} million NEVs and closes once it is used up.',
      ),
      s(
        '申请须在新车登记后六十日内提交，审核通过后十五个工作日内拨付。',
        'Applications must be filed within sixty days of registering the new car and are paid within fifteen working days of approval.',
      ),
    ],
    figures: [
      {
        name: s('新能源车单车补贴', 'Subsidy per NEV'),
        value: 'plugIn',
        unit: s('元/辆', 'yuan per vehicle'),
        note: s('正文直接规定。', 'Stated in the text.'),
        perCar: { fuels: plugIn },
      },
      {
        name: s('燃油车单车补贴', 'Subsidy per ICE car'),
        value: 'other',
        unit: s('元/辆', 'yuan per vehicle'),
        note: s('正文直接规定。', 'Stated in the text.'),
        perCar: { fuels: combustion },
      },
      {
        name: s('新能源车补贴总额', 'Total subsidy for NEVs'),
        value: s('budget', 'billion'),
        unit: s('亿元', 'billion yuan'),
        note: s(
          '{plugIn} 元/辆 × {cars} 万辆 = {budget} 亿元。',
          '{plugIn} yuan per vehicle × {million} million vehicles = {billion} billion yuan.',
        ),
      },
      {
        name: s('与燃油车的补贴差', 'Subsidy gap to ICE cars'),
        value: 'gap',
        unit: s('元/辆', 'yuan per vehicle'),
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
      'Notice on extending purchase-tax relief for NEVs ({year})',
    ),
    summary: s(
      '新能源乘用车购置税按 {rate}% 征收，每辆减税不超过 {cap} 元。',
      'NEVs are taxed at {rate}%; the relief is capped at {cap} yuan per vehicle.',
    ),
    body: [
      s(
        '法定税率为 {full}%，优惠期内减半。计税价格不含增值税。',
        'The statutory rate is {full}%, halved during the relief period. The taxable price excludes value-added tax.',
      ),
      s(
        '换电模式车辆，不含电池的销售额单独核算的，按不含电池的金额计税。',
        'For battery-swap vehicles whose price excluding the battery is invoiced separately, tax is levied on the amount excluding the battery.',
      ),
    ],
    figures: [
      {
        name: s('减税上限', 'Maximum tax relief'),
        value: 'cap',
        unit: s('元/辆', 'yuan per vehicle'),
        note: s('正文直接规定。', 'Stated in the text.'),
        perCar: { percent: 5, fuels: plugIn },
      },
      {
        name: s('用满减税的车价（含税）', 'Vehicle price at which the cap is reached (incl. VAT)'),
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
      'Corporate average fuel consumption and NEV credit requirements ({year} revision)',
    ),
    summary: s(
      '企业平均燃料消耗量目标由 {before} 升/百公里降至 {now} 升/百公里，新能源积分比例要求为 {share}%。',
      'The corporate average fuel consumption target falls from {before} to {now} litres per 100 km; the NEV credit ratio is set at {share}%.',
    ),
    body: [
      s(
        '企业可以结转、转让积分，但不得用以往年度的积分全额抵偿。',
        'Automakers may carry over and transfer credits, but may not offset a deficit entirely with credits from earlier years.',
      ),
      s(
        '小规模企业可申请两年过渡期，需提交逐年下降的计划。',
        'Small manufacturers may apply for a two-year transition period with a plan of annual reductions.',
      ),
    ],
    figures: [
      {
        name: s('目标降幅', 'Reduction in target'),
        value: 'cut',
        unit: s('%', '%'),
        note: s('（{before} − {now}）÷ {before} = {cut}%。', '({before} − {now}) ÷ {before} = {cut}%.'),
      },
      {
        name: s('新能源积分比例', 'NEV credit ratio'),
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
    title: s('关于优化汽车消费贷款首付比例的通知（{year} 年）', 'Notice on down payment ratios for car loans ({year})'),
    summary: s(
      '个人购买乘用车贷款最低首付比例调整为 {share}%。',
      'The minimum down payment ratio for personal car loans is adjusted to {share}%.',
    ),
    body: [
      s(
        '各机构应结合借款人信用情况自主确定首付比例，不得低于 {share}%，此前为 {before}%。',
        'Lenders set the ratio according to the borrower’s credit, but not below {share}%; the previous minimum was {before}%.',
      ),
      s(
        '不得通过抬高车价、捆绑保险等方式变相提高购车成本。',
        'Purchase costs may not be raised in disguise, for example through inflated car prices or bundled insurance.',
      ),
    ],
    figures: [
      {
        name: s('一辆 {price} 万元汽车的首付', 'Down payment on a {price}0,000 yuan car'),
        value: 'down',
        unit: s('元', 'yuan'),
        note: s('{price} 万元 × {share}% = {down} 元。', '{price}0,000 yuan × {share}% = {down} yuan.'),
      },
      {
        name: s('比此前少付', 'Reduction from before'),
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
    title: s('动力电池安全要求（{year} 年版）', 'Safety requirements for traction batteries ({year} edition)'),
    summary: s(
      '热失控后 {minutes} 分钟内不起火、不爆炸，新增底部撞击等试验，共 {tests} 项。',
      'No fire or explosion within {minutes} minutes of thermal runaway; new tests including underbody impact bring the total to {tests}.',
    ),
    body: [
      s(
        '新车型自实施之日起执行，已获准车型给予十二个月过渡期。',
        'New models must comply from the effective date; already approved models have a twelve-month transition period.',
      ),
      s(
        '企业应向用户说明电池检查的周期与方式。',
        'Manufacturers must inform owners when and how batteries are to be inspected.',
      ),
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
        note: s('正文列出的试验之和。', 'Sum of the tests listed in the text.'),
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
    title: s('{year} 年汽车出口质量管理试点办法', 'Pilot rules for quality management of vehicle exports, {year}'),
    summary: s(
      '首批 {licences} 家企业纳入试点，出口前须备案售后服务网点。',
      '{licences} companies join the pilot in the first batch; overseas service outlets must be registered before export.',
    ),
    body: [
      s(
        '试点企业每家每月可使用便捷通关通道不超过 {cars} 辆。',
        'Each pilot company may clear up to {cars} vehicles per month through the fast-track customs lane.',
      ),
      s('连续两次抽检不合格的企业退出试点。', 'Companies that fail two consecutive spot checks leave the pilot.'),
    ],
    figures: [
      {
        name: s('便捷通道月度上限', 'Monthly cap for the fast-track lane'),
        value: s('all', 'whole'),
        unit: s('万辆/月', 'vehicles per month'),
        note: s(
          '{licences} 家 × {cars} 辆 ÷ 10,000 = {all} 万辆。',
          '{licences} companies × {cars} vehicles = {whole} vehicles.',
        ),
      },
    ],
  },
];
