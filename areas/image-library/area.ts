import type { AreaProduct } from '@portal/contract';
import { marketViews } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { compare } from './pages/compare/page.ts';
import { gallery } from './pages/gallery/page.ts';

/** Pictures of car models: they lie beside the market, which knows how large the cars are. */
export const area = defineArea({
  name: 'image-library',
  dataset: 'configuration',
  views: marketViews({ sources: [], dimensions: [] }),
  pages: [gallery, compare],
  exports: 'iw-image-library',
  refused: { zh_CN: '当前账号没有车型图库的权限', en: 'This account has no access to the model image library' },
});

export const product: AreaProduct = {
  id: '1021',
  key: 'image-library',
  category: 'decision-support',
  place: 18,
  names: { zh_CN: '车型图库', en: 'Model image library' },
  memo: {
    zh_CN: '按品牌、车型、角度、颜色与年款查找图片，两车同比例对比',
    en: 'Pictures by brand, model, angle, colour and model year, two cars at one scale',
  },
  standing: 'granted',
  icon: 'photo',
  downloads: [
    {
      path: '/v3/iw-image-library/picture/download',
      names: { zh_CN: '车型图片下载', en: 'model picture download' },
    },
  ],
};
