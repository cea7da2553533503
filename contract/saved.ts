/** How much of an address may be kept: a view with every filter is far below it. */
export const longestSavedQuery = 8000;

/** Views, sets of competitors and favourite members of one account, and comments of one view. */
export const mostSaved = { views: 200, sets: 50, favourites: 200, comments: 200, notes: 500, decks: 50 } as const;

/** Views of one deck: as many as an order of files may have tables. */
export const mostOfDeck = 20;

/** Members of one set of competitors. */
export const mostCompetitors = 50;

/** Letters of a note on a model. */
export const longestNote = 4000;
