import { type Static, Type } from '@sinclair/typebox';
import { productOffers } from '../../administration.ts';
import { Empty, RowKey } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Done, Typed } from './parts.ts';

const Both = Type.Object({ zh_CN: Type.String(), en: Type.String() });

/** Words as the code of an area brings them, and what is set in their place; empty where nothing is. */
const Words = Type.Object({ brought: Both, set: Both });

/** A product as an administrator of the portal sees it. */
export const ListedProduct = Type.Object({
  id: Type.String(),
  /** By which rights are checked, whatever the product is called. */
  key: Type.String(),
  path: Type.String(),
  /** Its group in the catalogue, and its category within it. */
  group: Type.String(),
  category: Type.String(),
  categoryKey: Type.String(),
  /** Its place in the menu and the catalogue, from 1. */
  place: Type.Integer(),
  /** Whether a team elsewhere publishes its area. */
  isModule: Type.Boolean(),
  /** Whether its area is there; without one it is announced, and opens nothing. */
  opens: Type.Boolean(),
  offer: oneOf(productOffers),
  name: Words,
  memo: Words,
  /** The pages of its menu, in their order. */
  pages: Type.Array(Type.Object({ page: Type.String(), path: Type.String(), name: Words })),
  /** Companies that have bought it and accounts that have it today. */
  companies: Type.Integer(),
  accounts: Type.Integer(),
});

/** What is typed in each language; empty for the words that the code brings. */
const TypedBoth = Type.Object({ zh_CN: Typed(400), en: Typed(400) }, closed);

export const administeredProducts = {
  listProducts: {
    payload: Empty,
    data: Type.Object({
      products: Type.Array(ListedProduct),
      /** In their order, each with its group. */
      categories: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), group: Type.String() })),
      /** Whether an administrator has put products elsewhere than the code does. */
      isArranged: Type.Boolean(),
    }),
  },
  /** All products as they are to stand in menu and catalogue, each with its category; none of them for the order of the code. */
  arrangeProducts: {
    payload: Type.Object(
      {
        products: Type.Array(Type.Object({ product: RowKey(40), category: RowKey(40) }, closed), { maxItems: 500 }),
      },
      closed,
    ),
    data: Done,
  },
  /** What is absent stays as it is. */
  setProduct: {
    payload: Type.Object(
      {
        product: RowKey(40),
        name: Type.Optional(TypedBoth),
        memo: Type.Optional(TypedBoth),
        offer: Type.Optional(oneOf(productOffers)),
        /** By the ids of the pages. */
        pages: Type.Optional(
          Type.Array(Type.Object({ page: RowKey(100), name: TypedBoth }, closed), { maxItems: 100 }),
        ),
      },
      closed,
    ),
    data: Done,
  },
} as const;

export type ListedProduct = Static<typeof ListedProduct>;
