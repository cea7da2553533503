/** @returns whether a path is of what systems and programs put beside the files that people mean */
export const isLitter = (path: string): boolean =>
  path.split('/').some((name) => /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|_SUCCESS$|_(?:common_)?metadata$)/i.test(name));
