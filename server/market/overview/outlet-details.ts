import type { OutletDetail } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';

/** Where outlets are and how they are called up, in the order asked; those that the release does not list are left out. */
export async function outletDetails({ market, signal }: Asking, keys: readonly string[]): Promise<OutletDetail[]> {
  if (keys.length === 0) return [];
  const found = new Map((await market.outlets([...new Set(keys)], signal)).map((outlet) => [outlet.key, outlet]));
  return keys.flatMap((key) => {
    const outlet = found.get(key);
    return outlet ? [{ key, address: outlet.address, phone: outlet.phone }] : [];
  });
}
