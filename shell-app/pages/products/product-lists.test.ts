import { describe, expect, test } from '@jest/globals';
import type { Product, ProductGroup } from '@portal/contract';
import { cardState } from './card-state.ts';
import { mergeGroups } from './merge-groups.ts';
import { productLists } from './product-lists.ts';
import { wantedSection } from './wanted-section.ts';

const product = (id: string, productName: string, memo = ''): Product => ({
  id,
  key: `key-${id}`,
  productName,
  memo,
  path: `/${id}`,
});
const group = (key: string, groupName: string, name: string, ...productList: Product[]): ProductGroup => ({
  key,
  groupName,
  children: [{ productName: name, productList }],
});

describe('the two groups', () => {
  const chinese = [
    group('', '研究库', '市场数据', product('1', '销量')),
    group('', '决策支持', '决策', product('2', '交叉')),
  ];
  const english = [
    group('', 'Research library', 'Market data', product('1', 'Sales')),
    group('', 'Decision support', 'Decisions', product('2', 'Cross')),
  ];
  const ids = (lists: ReturnType<typeof productLists>) =>
    [lists.products, lists.solutions].map((list) => list.flatMap(({ productList }) => productList.map(({ id }) => id)));

  test('S1.009 S1.010 A01 a reply in zh_CN and one in en give the same two lists', () => {
    expect(ids(productLists(chinese))).toEqual([['1'], ['2']]);
    expect(ids(productLists(english))).toEqual([['1'], ['2']]);
  });

  test('S1.007 S1.010 A01 a key decides before a name', () => {
    const groups = [
      group('decision', 'Research library', 'A', product('2', 'Cross')),
      group('research', 'Anything', 'B', product('1', 'Sales')),
    ];
    expect(ids(productLists(groups))).toEqual([['1'], ['2']]);
  });

  test('S1.008 any other group is ignored', () =>
    expect(ids(productLists([...english, group('third', 'More', 'C', product('3', 'Other'))]))).toEqual([
      ['1'],
      ['2'],
    ]));
});

describe('S7.039 A72 the English and the Chinese reply', () => {
  const english = [
    group('research', 'Research library', 'Market data', product('2', 'Price', 'Prices'), product('1', 'Sales')),
  ];
  const chinese = [
    group(
      'research',
      '研究库',
      '市场数据',
      product('1', '销量', '月度销量'),
      product('3', '渠道'),
      product('2', '价格'),
    ),
    group('decision', '决策支持', '决策', product('4', '交叉')),
  ];

  test('the order is the English one, gaps are filled by id, and what is only Chinese stands at the end', () => {
    const [research, decision] = mergeGroups(english, chinese);
    expect(research?.groupName).toBe('Research library');
    expect(research?.children).toHaveLength(1);
    expect(research?.children[0]).toMatchObject({
      productName: 'Market data',
      productList: [
        { id: '2', productName: 'Price', memo: 'Prices' },
        { id: '1', productName: 'Sales', memo: '月度销量' },
        { id: '3', productName: '渠道' },
      ],
    });
    expect(decision).toMatchObject({ groupName: '决策支持' });
  });

  test('no product is doubled when categories differ', () => {
    const other = [group('research', '研究库', '别的', product('9', '新'), product('1', '销量'))];
    const merged = mergeGroups([...english], other).flatMap(({ children }) => children);
    const ids = merged.flatMap(({ productList }) => productList.map(({ id }) => id));
    expect(ids).toEqual(['2', '1', '9']);
  });

  test('without a second reply the first one stands', () => expect(mergeGroups(english, [])).toEqual(english));
});

test('S4.075 S1.017 A55 authorised is entered, on the trial list is tried, anything else is coming soon', () => {
  const [one, two, three] = [product('1', 'a'), product('2', 'b'), product('3', 'c')];
  const states = [one, two, three].map((card) => cardState(card, [one], [one, two]));
  expect(states).toEqual(['enter', 'try', 'soon']);
});

describe('the address of the products', () => {
  test.each(['0', 'false', 'null'])('S2.012 A08 nav=%s turns scrolling off', (nav) =>
    expect(wantedSection(`?page=sales&nav=${nav}`)).toEqual({ page: 'sales', scroll: false }),
  );

  test.each(['?page=sales', '?page=sales&nav=1', '?page=sales&nav=', '?page=sales&nav=undefined'])(
    'S2.011 S2.013 A08 %s scrolls',
    (search) => expect(wantedSection(search)).toEqual({ page: 'sales', scroll: true }),
  );
});
