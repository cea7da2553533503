/** What people keep of pages, and say of it. */
export interface SavedTables {
  kept_view: SavedViewTable;
  kept_view_mark: SavedViewMarkTable;
  view_comment: { comment_id: string; view_id: string; account_id: string; text: string; at: number };
  competitor_set: CompetitorSetTable;
  model_note: { account_id: string; model_key: string; text: string; updated_at: number };
  deck: DeckTable;
  favourite_member: { account_id: string; dimension: string; member_key: string; at: number };
}

export interface SavedViewTable {
  view_id: string;
  account_id: string;
  /** Whose page it is: who does not hold the product sees nothing of the view. */
  product_key: string;
  name: string;
  path: string;
  query: string;
  /** 1 where everybody of the owner's company may open it. */
  shared: number;
  updated_at: number;
  /** JSON: what the tables of the page ask, for who has the view sent; null where nobody knows it. */
  sheets: string | null;
}

/** What an account makes of a view, its own or a shared one. */
export interface SavedViewMarkTable {
  view_id: string;
  account_id: string;
  favourite: number;
  /** 1 for the view that its page opens with; one for each account and page. */
  standard: number;
  used_at: number | null;
}

/** Views in an order of one's own. */
export interface DeckTable {
  deck_id: string;
  account_id: string;
  name: string;
  /** A JSON array of the ids of views, in their order. */
  views: string;
  updated_at: number;
}

export interface CompetitorSetTable {
  set_id: string;
  account_id: string;
  name: string;
  dimension: string;
  /** A JSON array of keys. */
  members: string;
  shared: number;
  updated_at: number;
}
