/** The last month of the demonstration market. It is fixed, so that a market made later is the same market. */
export const lastMonth = '2026-09';
