import { expect, test } from '@jest/globals';
import { readOrder } from './order.ts';

const order = (more: object) => JSON.stringify({ dataset: 'charging', kind: 'add', file: 'points.csv', ...more });

test.each([
  ['note', 'October\u001b[2J'],
  ['note', 'one\ntwo'],
  ['by', 'pipeline\u0000'],
  ['by', 'Lin\u202eWei'],
])('signs in "%s" that act on whoever prints them are refused by the name of the field', (key, text) => {
  const reading = () => readOrder(order({ [key]: text }));
  expect(reading).toThrow(
    `The order has errors: "${key}" contains unprintable characters, such as a line break or a control character.`,
  );
  const sentence = expect.objectContaining({ zh_CN: expect.stringContaining(`“${key}”含有不可显示的字符`) });
  expect(reading).toThrow(expect.objectContaining({ id: 'deliveries.order-faulty', sentence }));
});

test('all that is wrong with an order is said at once, and what is plain is taken', () => {
  expect(() => readOrder(order({ by: '\t', note: '\r', publish: 1 }))).toThrow(/"publish".*"by".*"note"/);
  expect(readOrder(order({ by: 'nightly 流水线', note: '10 月 – “两批”' }))).toMatchObject({
    by: 'nightly 流水线',
    note: '10 月 – “两批”',
  });
});
