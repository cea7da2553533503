/** Whose batches are listed: figures of both would count a model twice. */
export const announcementLists = ['taxFree', 'recommended'] as const;

/** Whose batches are shown, and which batch: its key. */
export const announcementChoices = { list: announcementLists, batch: [] } as const;

/** All batches of the period in place of one of them. */
export const allBatches = 'all';
