import type { Chain, MemberTable } from '../dimension.ts';
import type { FileChain, NameField } from '../file.ts';
import { named, text } from '../members/declare.ts';

/** Outlets by name, with what a file says of each; `unknown` where it says nothing. */
const store: MemberTable = { name: 'outlet_store', id: 'outlet_store_id', codes: ['address', 'phone'] };

/** What stands for all outlets of a row that are counted, and not listed by their names. */
export const unlistedOutlets = { key: 'unlisted', name: text('未列名网点', 'Outlets not listed') };

/** The outlets themselves, where a file lists them: a row an outlet. */
export const stores = {
  key: 'stores',
  tables: [store],
  dimensions: {
    outlet: {
      ...named(
        store,
        null,
        text('网点名称', 'Outlet'),
        text(
          '一家网点；只给出家数的网点归入“未列名网点”',
          'An outlet by its name; those that a file only counts are together outlets not listed',
        ),
      ),
      unspecified: /^unlisted$/,
    },
  },
} as const satisfies Chain;

/** What files say of an outlet by name. */
export const storeFields = {
  store: {
    kind: 'name',
    name: text('网点名称', 'Name of the outlet'),
    also: ['店名', '门店名称', '经销商名称', 'store', 'dealer name', 'outlet name'],
  },
  storeEn: { kind: 'name', name: text('网点英文名', 'Outlet in English') },
  address: { kind: 'name', name: text('地址', 'Address'), also: ['门店地址', '详细地址'] },
  phone: { kind: 'name', name: text('电话', 'Phone'), also: ['联系电话', 'telephone', 'tel'] },
} as const satisfies Record<string, NameField>;

/** An outlet is known by brand, city and name; where a row names none, those that it counts are not listed. */
export const storesOfFile: FileChain = {
  kind: 'levels',
  levels: [
    {
      table: store.name,
      name: 'store',
      english: 'storeEn',
      grows: true,
      codes: { address: 'address', phone: 'phone' },
      renewed: ['address', 'phone'],
      apart: ['brands', 'place', 'store'],
      calledAlone: true,
      unlisted: unlistedOutlets,
    },
  ],
};
