import { hash } from '@node-rs/argon2';
import type { AskedSheet, MarketCatalogue, WatchRule } from '@portal/contract';
import { createAccount } from '../../../server/accounts/people/account-store.ts';
import { beginSession } from '../../../server/accounts/sessions/session-store.ts';
import { grantProducts } from '../../../server/products/index.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { addWatch } from '../../../server/watches/stored/watch-store.ts';

const days = { from: '20240101', to: '20991231' };

/** The product whose figures all of them read. */
const sales = '1000';

/**
 * Makes so many accounts that hold the sales area, each with an address of mail.
 * @returns their ids
 */
export async function makePeople(db: StateDatabase, count: number): Promise<string[]> {
  const password_hash = await hash('Bench-2026', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const make = async (number: number) => {
    const name = `reader${number}`;
    const contact = { real_name: name, email: `${name}@example.com`, company: `Company ${number % 200}` };
    const period = { active_from: days.from, active_to: days.to };
    const id = await createAccount(db, { user_name: name, password_hash, ...contact, ...period });
    await grantProducts(db, id, [sales], days);
    return id;
  };
  const ids: string[] = [];
  const together = 16;
  for (let first = 1; first <= count; first += together) {
    const numbers = Array.from({ length: Math.min(together, count - first + 1) }, (_, place) => first + place);
    ids.push(...(await Promise.all(numbers.map(make))));
  }
  return ids;
}

/** Signs accounts in, without their passwords. @returns their tokens */
export const signInAll = (db: StateDatabase, ids: readonly string[]): Promise<string[]> =>
  Promise.all(ids.map((id) => beginSession(db, id, Date.now(), { address: '127.0.0.1' })));

/** The twenty models that sold most in the newest month, of the first source. */
function ranking({ last, dataSources }: MarketCatalogue): AskedSheet {
  const question = {
    dataset: 'sales' as const,
    dataSources: dataSources.slice(0, 1).map(({ key }) => key) as AskedSheet['question']['dataSources'],
    dateType: 'monthly' as const,
    from: last,
    to: last,
    by: ['subModel' as const],
    indicators: ['volume' as const, 'share' as const, 'yoy' as const],
    limit: 20,
  };
  const link = `/sales/ranking?by=subModel&from=${last}&to=${last}`;
  const plain = { shape: null, sorting: null, ranked: true, whole: false, notes: [] };
  return { kind: 'asked', title: 'Ranking', link, question, ...plain };
}

/**
 * Gives each account a watch that sends it a ranking every day; all fall due at the same minute.
 * @param due when, in milliseconds since 1970
 */
export async function giveWatches(
  db: StateDatabase,
  ids: readonly string[],
  catalogue: MarketCatalogue,
  due: number,
): Promise<void> {
  const now = Date.now();
  const rule: WatchRule = { kind: 'daily', hour: 8 };
  const sheets = [ranking(catalogue)] as const;
  const says = { zh_CN: '每天的排名', en: 'The ranking, every day' };
  const common = { name: 'Ranking', product: 'sales', sheets, viewId: null, deckId: null, rule, says, seenAt: now };
  for (const [place, accountId] of ids.entries()) {
    const language = place % 2 === 0 ? ('zh_CN' as const) : ('en' as const);
    await addWatch(db, { accountId, format: 'xlsx', language, ...common }, 1, now);
  }
  await db.updateTable('watch').set({ next_at: due }).execute();
}
