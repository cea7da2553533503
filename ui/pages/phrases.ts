import type { Language } from '@portal/contract';

const zh_CN = {
  pages: '分页',
  page: (page: number) => `第 ${page} 页`,
  where: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
  previous: '上一页',
  next: '下一页',
};

const en: typeof zh_CN = {
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  where: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
};

/** The words of the pages of a list. */
export const pageWords: Record<Language, typeof en> = { zh_CN, en };
