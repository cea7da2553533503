/** What is used of @microsoft/connected-workbooks, whose own types know Node. */
export declare const workbookManager: {
  generateSingleQueryWorkbook(
    query: { queryMashup: string; queryName: string; refreshOnOpen: boolean },
    initialDataGrid: undefined,
    fileConfigs: { docProps: { title: string } },
  ): Promise<Blob>;
};
