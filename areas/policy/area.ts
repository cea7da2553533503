import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofAnnouncements } from './market/subjects.ts';
import { cities } from './pages/cities/page.ts';
import { home } from './pages/home/page.ts';
import { impact } from './pages/impact/page.ts';
import { newenergy } from './pages/newenergy/page.ts';
import { newenergycar } from './pages/newenergycar/page.ts';
import { newenergycardetail } from './pages/newenergycardetail/page.ts';
import { newenergycatalog } from './pages/newenergycatalog/page.ts';
import { policies } from './pages/policies/page.ts';
import { reportsPublic } from './pages/reports-public/page.ts';
import { reportsSpecial } from './pages/reports-special/page.ts';
import { search } from './pages/search/page.ts';

/** Industry policy: texts to read, and what they are about in figures. */
export const area = defineArea({
  ...ofAnnouncements,
  name: 'policy',
  pages: [
    home,
    policies,
    search,
    reportsPublic,
    reportsSpecial,
    cities,
    impact,
    newenergy,
    newenergycatalog,
    newenergycar,
    newenergycardetail,
  ],
  exports: 'iw-policy',
});

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
