import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { takeMenus } from '../../shell-app/account/load-menus.ts';
import { keepLogin } from '../../shell-app/session/keep-session.ts';
import { session } from '../../shell-app/session/session.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, anEntry, aUser, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { ProductOrder } from './product-order.tsx';

const ids = ['1000', '1001', '1004', '1007'];
const onClose = jest.fn();

const rows = () => screen.getAllByTestId('product-order-row').map(({ dataset }) => dataset.appId);
const press = (testId: string, id?: string) => {
  const found = screen.getAllByTestId(testId).find(({ dataset }) => id === undefined || dataset.name === id);
  return act(async () => void fireEvent.click(found as HTMLElement));
};

/** @param order as the account has it */
function open(order?: string[]): void {
  onClose.mockClear();
  freshShell('/dashboard');
  keepLogin(aLogin());
  session.userInfo = { ...aUser(), ...(order ? { productOrder: order } : {}) };
  takeMenus(ids.map((id) => anEntry(`/app${id}`, { id, title: `应用${id}` })));
  // Room for two in the rail.
  Object.defineProperty(window, 'innerHeight', { value: 327, configurable: true });
  render(<ProductOrder onClose={onClose} />);
}

let server: ReturnType<typeof fakeServer>;

/** What the server was given to keep. */
const saved = () => server.named('keepProductOrder').map(({ body }) => body?.data);

beforeEach(() => {
  server = fakeServer({ keepProductOrder: { data: null } });
});

test('products are put in order, what the rail has room for is said, and the order is saved at once', async () => {
  open();
  expect(rows().slice(0, 4)).toEqual(ids);
  expect(screen.getByTestId('product-order-fits').previousElementSibling?.getAttribute('data-app-id')).toBe('1001');
  await press('product-up', '1004');
  expect(rows().slice(0, 4)).toEqual(['1000', '1004', '1001', '1007']);
  screen.getByText(/应用1004：第 2 位/);
  await press('product-top', '1007');
  expect(session.userInfo?.productOrder).toBeUndefined();
  await press('product-order-save');
  expect(session.userInfo?.productOrder?.slice(0, 4)).toEqual(['1007', '1000', '1004', '1001']);
  expect(saved()).toEqual([{ order: session.userInfo?.productOrder }]);
  expect(onClose).toHaveBeenCalled();
});

test('the order of the account is where it begins, and the usual one comes back by a press', async () => {
  open(['1007', '9999', '1001']);
  expect(rows().slice(0, 4)).toEqual(['1007', '1001', '1000', '1004']);
  await press('product-order-reset');
  expect(saved()).toEqual([{ order: [] }]);
  expect(session.userInfo?.productOrder).toEqual([]);
});

test('an order that cannot be saved is said, and the former one stands', async () => {
  fakeServer({ keepProductOrder: { status: 1, msg2Client: 'x' } });
  open(['1001']);
  await press('product-top', '1004');
  await press('product-order-save');
  await eventually(() => expect(screen.getByRole('alert').textContent).toBe('产品顺序未能保存，请稍后再试。'));
  expect(session.userInfo?.productOrder).toEqual(['1001']);
  expect(onClose).not.toHaveBeenCalled();
});
