import type { AreaProduct } from '@portal/contract';

/** Industry policy. */
export const area = {
  pages: [
    { name: 'home', words: { zh_CN: '政策首页', en: 'Policy home' } },
    { name: 'policies', words: { zh_CN: '政策库', en: 'Policies' } },
    { name: 'search', words: { zh_CN: '政策检索', en: 'Policy search' } },
  ],
};

export const product: AreaProduct = {
  id: '1018',
  key: 'policy',
  category: 'research',
  place: 7,
  names: { zh_CN: '行业政策', en: 'Industry policy' },
  memo: { zh_CN: '政策信息与量化解读', en: 'Policy information with quantified interpretation' },
  standing: 'required',
  icon: 'scale',
  downloads: [{ path: '/v3/iw-content/policy/download', names: { zh_CN: '政策文件下载', en: 'policy file download' } }],
  links: { policy: '/policy/policies?id={key}' },
  shows: { province: '/policy/policies?region={key}', city: '/policy/policies?region={key}' },
};
