import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from '../declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const head =
  'month,brand,model,subModel,trim,lender,lenderKind,offer,from,until,price,down,months,rate,fee,subsidy,subsidyMonth,balloon,freeMonths';
const car = '2024-05,The brand 0,The model 0,The sub 0,Trim A';
/** A row of an offer: its name, its days, and its terms in the order of the head. */
const row = (name: string, days: string, terms: string) => `${car},云杉金融,captive,${name},${days},${terms}`;
const file = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;
const good = row('36期低息', '2024-03-01,2024-12-31', '200000,60000,36,3.99,1500,0,,,');

const stored = `SELECT l.name_zh, o.name_zh, o.valid_from, o.valid_until, rate, term, interest_free, financed, payment, cost,
  paid, true_rate FROM offer JOIN finance_offer AS o USING (finance_offer_id) JOIN lender AS l USING (lender_id) ORDER BY 2`;

describe('offers that a file brings', () => {
  test('stand with what they come to; what cannot be worked out is refused by row, part and cause, in both languages', async () => {
    const content = file(
      good,
      row('零息', ',', '200000,100000,12,0,0,0,,,'),
      row('零期', ',', '200000,60000,0,3.99,0,0,,,'),
      row('尾款过高', ',', '200000,60000,36,3.99,0,0,,210000,'),
      row('无解', ',', '200000,60000,36,3.99,140000,0,,,'),
      row('两个解', ',', '200000,40000,36,3.99,170000,190000,12,,'),
      row('倒置', '2024-05-01,2024-04-01', '200000,60000,36,3.99,0,0,,,'),
      row('非日期', '2024-02-31,', '200000,60000,36,3.99,0,0,,,'),
      row('第13月', '2024-13-01,', '200000,60000,36,3.99,0,0,,,'),
      row('第32日', ',2024-07-32', '200000,60000,36,3.99,0,0,,,'),
      row('第0月', ',2024-00-10', '200000,60000,36,3.99,0,0,,,'),
      row('未开始', '2024-06-01,', '200000,60000,36,3.99,0,0,,,'),
      row('已结束', ',2024-04-30', '200000,60000,36,3.99,0,0,,,'),
      row('小数利率', ',', '200000,60000,36,0.0399,0,0,,,'),
      row('以万元计', ',', '16.8,3,36,3.99,0,0,,,'),
      row('近零利率', ',', '200000,60000,36,0.004,0,0,,,'),
      row('月供过高', ',', '60000000,0,2,3.99,0,0,,,'),
    );
    const { report, codes, refused } = await kit.bring(
      'offer',
      content,
      {},
      { accept: { 'too-large': 14, number: 1 } },
    );
    expect(codes.map((code) => code.split(' ')[0])).toEqual(Array.from({ length: 15 }, (_, at) => String(at + 4)));
    for (const words of [
      'from 1 to 120',
      '高于车价',
      '无解',
      'no solution',
      'has 2 solutions',
      '个解',
      'ends (2024-04-01) before',
      'is no day',
      '2024-13-01',
      '2024-07-32',
      '2024-00-10',
      'the offer begins on 2024-06-01',
      'the offer ended on 2024-04-30',
      'is below 0.3%',
      '低于 1,000 元',
      'would count as 0',
      '会被记为 0',
      'above 21,474,836 yuan',
    ])
      expect(refused).toContain(words);
    expect(report.counts).toMatchObject({ rows: 17, accepted: 2, refusedRows: 15 });
    // 140,000 yuan in 36 months at 3.99 %: 4,132.74 a month, 8,778 yuan of interest, 1,500 of fee.
    expect(await kit.ask(report.release, stored)).toEqual([
      '云杉金融 云杉金融 36期低息 2024-03-01 2024-12-31 399 36 0 140000 413274 10278 210278 481',
      '云杉金融 云杉金融 零息 unknown unknown 0 12 1 100000 833333 0 200000 0',
    ]);
  });

  test('cash beside 0 % makes cost and true rate negative; a rate may have its sign behind it', async () => {
    const content = file(
      row('零息加现金', ',', '200000,60000,36,0,0,3000,,,'),
      row('带百分号', ',', '200000,60000,36,3.99%,0,0,,,'),
    );
    const { report } = await kit.bring('offer', content);
    expect(report.outcome).toBe('sealed');
    // 3,000 yuan of 140,000 at once: -1.36 % a year.
    const found = 'SELECT rate, cost, paid, true_rate FROM offer ORDER BY rate';
    expect(await kit.ask(report.release, found)).toEqual(['0 -3000 197000 -136', '399 8778 208778 406']);
  });

  test('a later month may have other terms and another last day of the same offer', async () => {
    const first = await kit.bring('offer', file(good));
    const later = good.replace('2024-05,', '2024-06,').replace('2024-12-31', '2024-09-30').replace('3.99', '0');
    const { report } = await kit.bring('offer', file(later), {}, { kind: 'add', onto: first.report.release ?? '' });
    expect(report.outcome).toBe('sealed');
    const months =
      'SELECT month % 12 + 1, rate, valid_until FROM offer JOIN finance_offer USING (finance_offer_id) ORDER BY 1';
    expect(await kit.ask(report.release, months)).toEqual(['5 399 2024-09-30', '6 0 2024-09-30']);
  });

  test('how cars were paid is known by way of payment, under its names in a file', async () => {
    const content = [
      'month,brand,model,subModel,city,kind,cars',
      ...['全款,30', '汽车金融公司,40', '银行,25', 'leasing,5'].map(
        (rest) => `2024-05,The brand 0,The model 0,The sub 0,上海,${rest}`,
      ),
    ].join('\n');
    const { report } = await kit.bring('financing', `${content}\n`);
    const kinds =
      'SELECT k.key, f.volume FROM financing AS f JOIN payment_kind AS k USING (payment_kind_id) ORDER BY k.payment_kind_id';
    expect(await kit.ask(report.release, kinds)).toEqual(['cash 30', 'captive 40', 'bank 25', 'lease 5']);
  });
});
