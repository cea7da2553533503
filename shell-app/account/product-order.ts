import { request } from '../api/request.ts';
import { session } from '../session/session.ts';

/**
 * Puts the products of the rail in an order: at once on this page, and for the account in every browser.
 *
 * @param order ids of products; none brings back the order of the catalogue
 * @throws CallError, NetworkError when the account could not be told; the former order stands again then
 */
export async function keepProductOrder(order: readonly string[]): Promise<void> {
  const { userInfo } = session;
  if (!userInfo) return;
  const former = userInfo.productOrder;
  userInfo.productOrder = [...order];
  try {
    await request('keepProductOrder', { order: [...order] });
  } catch (error) {
    userInfo.productOrder = former;
    throw error;
  }
}
