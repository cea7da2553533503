/** The id of the menu entry of a page: /sales/trend is sales-trend. */
export const pageId = (path: string): string => path.slice(1).replaceAll('/', '-');
