import type { Generated } from 'kysely';

/** Products, the menu, and who applied for a trial of them. */
export interface ProductTables {
  product_group: { group_key: string; sort: number };
  product_category: { category_key: string; group_key: string; sort: number };
  /**
   * coming_soon: 1 where an administrator has taken it off sale. sort, category_key: where it stands; what the code brings
   * is beside them, and what an administrator has set, null for nothing.
   */
  product: {
    product_id: string;
    key: string;
    category_key: string;
    path: string;
    sort: number;
    coming_soon: Generated<number>;
    brought_sort: Generated<number>;
    brought_category: Generated<string>;
    set_sort: Generated<number | null>;
    set_category: Generated<string | null>;
  };
  /** by_manifest: 1 when the manifest of an area brought it. */
  menu_entry: MenuEntryTable & { by_manifest: Generated<number> };
  /** picture: the address of a small picture of its main view, or empty. */
  catalogue_text: { item: string; language: string; name: string; memo: string; picture: Generated<string> };
  /** What an administrator has set in the place of these words; null for what the code brings. */
  product_word: { item: string; language: string; name: string | null; memo: string | null };
  trial: TrialTable;
}

export interface MenuEntryTable {
  menu_id: string;
  parent_id: string | null;
  product_id: string;
  key: string;
  /** 0 a product, 1 a page below it (S3.015) */
  type: number;
  icon: string;
  path: string;
  video_url: string;
  special: number;
  sort: number;
}

export interface TrialTable {
  trial_id: string;
  real_name: string;
  company: string;
  phone: string;
  email: string;
  /** Keys of products with commas between them. */
  products: string;
  /** open | approved | refused */
  state: string;
  applied_at: number;
  decided_at: number | null;
  account_id: string | null;
  note: string;
}
