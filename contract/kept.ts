/** How much of an address may be kept: a view with every filter is far below it. */
export const longestKeptQuery = 8000;

/** Views and sets of competitors of one account, and comments of one view. */
export const mostKept = { views: 200, sets: 50, comments: 200 } as const;

/** Members of one set of competitors. */
export const mostCompetitors = 50;
