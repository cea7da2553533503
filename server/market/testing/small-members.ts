import type { Chain } from '../datasets/index.ts';
import { models } from '../datasets/members/parts-of-product.ts';
import { quoted, randomNumbers, smallFacts } from './small-market.ts';
import { smallTrims, trimKeys } from './small-prices.ts';

/** A member of the narrowest table of a chain: its number, and its key on every dimension of the chain. */
export interface RawMember {
  id: number;
  keys: Readonly<Record<string, string>>;
}

const facts = smallFacts();

/** The members of the small market by a key that they are told apart by, with what the chain's dimensions say of each. */
function fromSales({ dimensions }: Chain, by: 'subModel' | 'model' | 'brand' | 'city'): RawMember[] {
  const examples = new Map(facts.map((fact) => [fact[by], fact as unknown as Record<string, string>]));
  const keys = Object.keys(dimensions);
  const members = [...examples].map(([key, fact]) => ({
    key,
    keys: Object.fromEntries(keys.map((name) => [name, fact[name] ?? ''])),
  }));
  // Cities are numbered in the order of their codes, the others by what stands behind the dash.
  const all = members.sort((member, other) => (member.key < other.key ? -1 : 1));
  return all.map(({ key, keys: own }, at) => ({ id: by === 'city' ? at : Number(key.split('-')[1]), keys: own }));
}

const narrowest: Readonly<Record<string, 'subModel' | 'model' | 'brand' | 'city'>> = {
  product: 'subModel',
  trims: 'subModel',
  models: 'model',
  brands: 'brand',
  place: 'city',
};

/** Members of tables that only one dataset has: six of the narrowest, each with codes, and half as many of the next. */
function invented({ tables, dimensions }: Chain): { members: RawMember[]; inserts: string[] } {
  const random = randomNumbers(17);
  const codeOf = (table: string, column: string): string => {
    const dimension = Object.values(dimensions).find(
      (memberDimension) =>
        memberDimension.kind === 'enumerated' &&
        memberDimension.table.name === table &&
        memberDimension.column === column,
    );
    const list = dimension?.kind === 'enumerated' ? dimension.members : [];
    return list[Math.floor(random() * list.length)]?.key ?? 'none';
  };
  const rows = tables.map(({ name, codes = [] }, level) =>
    Array.from({ length: Math.ceil(6 / 2 ** level) }, (_, id) => ({
      id,
      key: `${name}-${id}`,
      parent: Math.floor(id / 2),
      codes: Object.fromEntries(codes.map((code) => [code, codeOf(name, code)])),
    })),
  );
  const inserts = tables.map(({ name }, level) => {
    const own = rows[level] ?? [];
    const cells = own.map(({ id, key, parent, codes }) => {
      const wider = level + 1 < tables.length ? [parent] : [];
      return [id, key, `名-${key}`, `The ${key}`, ...wider, ...Object.values(codes)];
    });
    return `INSERT INTO ${name} VALUES ${quoted(cells)}`;
  });
  const members = (rows[0] ?? []).map(({ id }) => {
    let at = id;
    const keys: Record<string, string> = {};
    for (const [level, { name }] of tables.entries()) {
      const row = rows[level]?.[at];
      for (const [key, dimension] of Object.entries(dimensions)) {
        if (dimension.table.name !== name || !row) continue;
        keys[key] = dimension.kind === 'named' ? row.key : (row.codes[dimension.column] ?? '');
      }
      at = row?.parent ?? 0;
    }
    return { id, keys };
  });
  return { members, inserts };
}

/**
 * The members that rows of a chain can be of, in the small market.
 * @returns them, and the statements that fill the tables which no other dataset fills
 */
export function smallMembers(chain: Chain): { members: RawMember[]; inserts: string[] } {
  const by = narrowest[chain.key];
  if (by !== undefined) {
    const own = fromSales(chain, by);
    if (chain.key !== 'trims') return { members: own, inserts: [] };
    const trims = smallTrims.map((subModel, id) => ({
      id,
      keys: { ...own.find((member) => member.id === subModel)?.keys, ...trimKeys(id) },
    }));
    return { members: trims, inserts: [] };
  }
  if (chain.key === 'rivals') {
    const own = fromSales(models, 'model').map(({ id, keys: { model = '', brand = '' } }) => ({
      id,
      keys: { rivalModel: model, rivalBrand: brand },
    }));
    return { members: own, inserts: [] };
  }
  const [table] = chain.tables;
  if (!table?.members) return invented(chain);
  return { members: table.members.map(({ key }, at) => ({ id: at + 1, keys: { [chain.key]: key } })), inserts: [] };
}
