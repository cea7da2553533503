import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';
import { productCategories, productSheet } from '../../testing/product-answers.ts';

const requests = jest.mocked(request);

beforeEach(() => beginAdministration(requests));

const payloadOf = (name: string) => requests.mock.calls.filter(([call]) => call === name).at(-1)?.[1];
const fieldOf = (card: ReturnType<typeof within>, label: string) => card.getByLabelText(label) as HTMLInputElement;

test('S2.159 a product is listed with its key, its state and who has it, and leads to its page', async () => {
  openAdministration('/admin/products');
  const row = within(await screen.findByTestId('product-table')).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/销量分析.*sales.*市场数据.*2.*已更改.*在售.*2.*7/);
  await userEvent.click(within(row as HTMLElement).getByRole('link', { name: '销量分析' }));
  await screen.findByTestId('product-facts');
  expect(location.search).toBe('?id=sales');
});

test('S2.159 what is changed of a product is sent, and nothing else; what is refused stays as it was typed', async () => {
  openAdministration('/admin/products?id=sales');
  const card = within(await screen.findByTestId('product-words'));
  expect((card.getByTestId('product-save') as HTMLButtonElement).disabled).toBe(true);
  card.getByText('默认：Sales');
  await userEvent.type(fieldOf(card, '产品名称（英文）'), 'Volumes');
  await userEvent.selectOptions(card.getByLabelText('状态'), 'coming-soon');
  administered.special.setProduct = () => {
    throw new CallError('1', '产品名称：已被占用。', '');
  };
  await userEvent.click(card.getByTestId('product-save'));
  expect((await card.findByTestId('product-problem')).textContent).toBe('产品名称：已被占用。');
  expect(fieldOf(card, '产品名称（英文）').value).toBe('Volumes');
  delete administered.special.setProduct;
  await userEvent.click(card.getByTestId('product-save'));
  await waitFor(() => expect(card.queryByTestId('product-problem')).toBeNull());
  expect(payloadOf('setProduct')).toEqual({
    product: 'sales',
    name: { zh_CN: '', en: 'Volumes' },
    offer: 'coming-soon',
  });
});

test('S2.159 a line of the menu is set back to the words of the code, which its fields then show', async () => {
  openAdministration('/admin/products?id=sales');
  const card = within(await screen.findByTestId('menu-words'));
  const line = within(card.getByTestId('words-sales-ranking'));
  expect(fieldOf(line, '销量排名（中文）').value).toBe('谁卖得多');
  expect(within(card.getByTestId('words-sales-trend')).queryByTestId('words-back')).toBeNull();
  await userEvent.click(line.getByRole('button', { name: '恢复默认：销量排名' }));
  expect(fieldOf(line, '销量排名（中文）').value).toBe('');
  line.getByText('默认：销量排名');
  await userEvent.click(card.getByTestId('menu-save'));
  await waitFor(() =>
    expect(payloadOf('setProduct')).toEqual({
      product: 'sales',
      pages: [{ page: 'sales-ranking', name: { zh_CN: '', en: '' } }],
    }),
  );
});

test('a product whose area is not there is announced, and has no state to choose; one that there is not is said so', async () => {
  const { productSheet } = await import('../../testing/product-answers.ts');
  administered.special.listProducts = () => ({ products: [{ ...productSheet, opens: false, pages: [] }] });
  openAdministration('/admin/products?id=sales');
  expect((await screen.findByTestId('product-facts')).textContent).toContain('已预告，尚无专区');
  expect(screen.queryByLabelText('状态')).toBeNull();
  expect(screen.queryByTestId('menu-words')).toBeNull();
});

test('S2.159 products are put in order by the keys alone, in other groups, and saved as they stand; what is refused stays', async () => {
  const products = ['sales', 'price', 'news'].map((key) => ({
    ...productSheet,
    key,
    name: { ...productSheet.name, brought: { zh_CN: key, en: key } },
  }));
  administered.special.listProducts = () => ({ products, categories: productCategories, isArranged: true });
  openAdministration('/admin/products');
  const open = await screen.findByTestId('arrange-open');
  await waitFor(() => expect((open as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(open);
  const card = within(await screen.findByTestId('arrange'));
  const names = () =>
    card
      .getAllByRole('row')
      .slice(1)
      .map((row) => /sales|price|news/.exec(row.textContent ?? '')?.[0]);
  expect((card.getByTestId('arrange-save') as HTMLButtonElement).disabled).toBe(true);
  card.getByRole('button', { name: '下移：sales' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['price', 'sales', 'news']);
  expect(document.activeElement).toBe(card.getByRole('button', { name: '下移：sales' }));
  expect(card.getByTestId('arrange-moved').textContent).toBe('sales：第 2 位，共 3 个');
  await userEvent.keyboard('{Enter}');
  // At the end it goes down no further: the keys go on with the way up.
  expect(document.activeElement).toBe(card.getByRole('button', { name: '上移：sales' }));
  await userEvent.selectOptions(card.getByLabelText('分组：price'), 'decision-support');
  administered.special.arrangeProducts = () => {
    throw new CallError('1', '产品在此期间有变化。', '');
  };
  await userEvent.click(card.getByTestId('arrange-save'));
  expect((await card.findByTestId('arrange-problem')).textContent).toBe('产品在此期间有变化。');
  delete administered.special.arrangeProducts;
  await userEvent.click(card.getByTestId('arrange-save'));
  await screen.findByTestId('product-table');
  expect(payloadOf('arrangeProducts')).toEqual({
    products: [
      { product: 'price', category: 'decision-support' },
      { product: 'news', category: 'market-data' },
      { product: 'sales', category: 'market-data' },
    ],
  });
  await userEvent.click(screen.getByTestId('arrange-open'));
  await userEvent.click(await screen.findByTestId('arrange-back'));
  await screen.findByTestId('product-table');
  expect(payloadOf('arrangeProducts')).toEqual({ products: [] });
});
