import type { Language, MenuEntry } from '@portal/contract';

type Names = Record<Language, string>;

interface Required {
  id: string;
  key: string;
  icon: string;
  path: string;
  names: Names;
  /** Path and names of its pages; the first one is where the bare path leads (S2.071). */
  pages: [path: string, names: Names][];
}

/** S4.036 A03: the two built-in products, which the menu has whatever the server sends. */
const required: Required[] = [
  {
    id: '1017',
    key: 'news',
    icon: 'news',
    path: '/news',
    names: { zh_CN: '行业资讯', en: 'Industry news' },
    pages: [['/news/news', { zh_CN: '资讯', en: 'News' }]],
  },
  {
    id: '1018',
    key: 'policy',
    icon: 'scale',
    path: '/policy',
    names: { zh_CN: '行业政策', en: 'Industry policy' },
    pages: [
      ['/policy/home', { zh_CN: '政策首页', en: 'Policy home' }],
      ['/policy/policies', { zh_CN: '政策库', en: 'Policies' }],
      ['/policy/search', { zh_CN: '政策检索', en: 'Policy search' }],
    ],
  },
];

/** S2.049 A18: public reports are open to everybody who is signed in. */
const publicReports: Required = {
  id: '1015',
  key: 'public-report',
  icon: 'file-text',
  path: '/baogao',
  names: { zh_CN: '公共报告', en: 'Public reports' },
  pages: [],
};

const plain = { videoUrl: '', memo: '', special: false } as const;

function entryOf({ id, key, icon, path, names, pages }: Required, language: Language): MenuEntry {
  const children = pages.map(([page, words]): MenuEntry => {
    const name = page.slice(1).replaceAll('/', '-');
    return { ...plain, id: name, key: name, type: 1, title: words[language], icon: '', path: page, children: [] };
  });
  return { ...plain, id, key, type: 0, title: names[language], icon, path, children };
}

/** The entries that every menu has, in a language. */
export const requiredEntries = (language: Language): MenuEntry[] => required.map((entry) => entryOf(entry, language));

/** The entry of the public reports, in a language. */
export const publicReportsEntry = (language: Language): MenuEntry => entryOf(publicReports, language);
