import { type Static, Type } from '@sinclair/typebox';
import { AreaCode } from './area-code.ts';
import { Empty } from './common.ts';

/** Where the code of an area lies in the build of the portal that answers, and what is fetched with it. */
export const AreaFiles = Type.Object({
  /** Names the build: files of two of them do not go together. */
  build: Type.String(),
  /** Address of its entry, and the hash that the browser checks it by. */
  entry: Type.String({ pattern: '^/assets/[\\w.-]+$' }),
  integrity: Type.String(),
  /** What its first picture needs beside the entry: modules of the page by name, files of its own by address. */
  needs: Type.Array(Type.String()),
});

/** What is worth knowing of the areas of an account, of all together, but not with every page. */
export const AreaTables = Type.Object({
  /**
   * Where the things of a kind are shown (members of a dimension, news, policies ...): addresses with {key} in the place
   * of the key.
   */
  links: Type.Record(Type.String(), Type.Array(Type.String())),
  /** S3.052: path of an export to its name. */
  downloads: Type.Record(Type.String(), Type.Object({ zh_CN: Type.String(), en: Type.String() })),
  /**
   * By the ids of products in the menu, how their names are typed: in either language, by the sound of the characters, by
   * their initials.
   */
  spellings: Type.Record(Type.String(), Type.Array(Type.String())),
});

/** S3.014 to S3.016. type 0 is a product, type 1 a page below it. */
export const MenuEntry = Type.Recursive((Self) =>
  Type.Object({
    id: Type.String(),
    key: Type.String(),
    type: Type.Union([Type.Literal(0), Type.Literal(1)]),
    title: Type.String(),
    icon: Type.String(),
    path: Type.String(),
    videoUrl: Type.String(),
    memo: Type.String(),
    special: Type.Boolean(),
    /** Of a product: the name of its category. */
    category: Type.Optional(Type.String()),
    /** Of a product whose area is part of the build; an area from elsewhere lies in a folder of its own. */
    files: Type.Optional(AreaFiles),
    /** Of a product whose area comes from elsewhere, where its manifest says something of its files. */
    code: Type.Optional(AreaCode),
    /** Of a product whose area mounts published parcels: their code, by the names of their modules. */
    parcels: Type.Optional(Type.Record(Type.String(), AreaCode)),
    children: Type.Array(Self),
  }),
);

export const Product = Type.Object({
  id: Type.String(),
  key: Type.String(),
  productName: Type.String(),
  memo: Type.String(),
  path: Type.String(),
  /** Address of a small picture of its main view. */
  picture: Type.Optional(Type.String()),
});

/** S3.019: a group of the catalogue. */
export const ProductGroup = Type.Object({
  groupName: Type.String(),
  key: Type.String(),
  children: Type.Array(Type.Object({ productName: Type.String(), productList: Type.Array(Product) })),
});

export const catalogue = {
  getAllMenu: { payload: Empty, data: Type.Array(MenuEntry) },
  getAreaTables: { payload: Empty, data: AreaTables },
  getAuthProducts: { payload: Empty, data: Type.Array(Product) },
  /** S7.040: what can be had on trial. */
  getAllProductsTry: { payload: Empty, data: Type.Array(Product) },
  getAllProducts: { payload: Empty, data: Type.Array(ProductGroup) },
} as const;

export type AreaFiles = Static<typeof AreaFiles>;
export type AreaTables = Static<typeof AreaTables>;
export type MenuEntry = Static<typeof MenuEntry>;
export type Product = Static<typeof Product>;
export type ProductGroup = Static<typeof ProductGroup>;
