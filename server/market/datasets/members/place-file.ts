import type { FileChain, NameField } from '../file.ts';
import { text } from './declare.ts';

/** What files say of a place; a row without both is of the whole country. */
export const placeFields = {
  city: { kind: 'name', name: text('城市', 'City'), also: ['地市', '市'] },
  province: { kind: 'name', name: text('省份', 'Province'), also: ['region', '省'] },
} as const satisfies Record<string, NameField>;

export const placeOfFile = { kind: 'place', city: 'city', province: 'province' } as const satisfies FileChain;
