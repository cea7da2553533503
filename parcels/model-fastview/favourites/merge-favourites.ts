/** The models of an account, of which this browser and the account each know some. */
export interface FavouriteLists {
  /** Those of this browser, the latest first. */
  local: readonly string[];
  /** Those of them that the account was known to have when both were last brought together. */
  shared: readonly string[];
  /** Those of the account, the latest first. */
  account: readonly string[];
}

/** What becomes of the lists. */
export interface MergedFavourites {
  /** All of them, as both are to have them. */
  models: string[];
  /** Those that the account has yet to be told of, the oldest first, so that they come to stand in their order. */
  added: string[];
}

/**
 * Brings both lists together. What either has stays; but what the browser has had in common with the account, and the
 * account has no more, was taken away elsewhere, and goes. What is new in the browser stands first.
 */
export function mergeFavourites({ local, shared, account }: FavouriteLists): MergedFavourites {
  const fresh = local.filter((key) => !account.includes(key) && !shared.includes(key));
  return { models: [...fresh, ...account], added: [...fresh].reverse() };
}
