import type { AreaProduct } from '@portal/contract';
import { marketViews } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { answer } from './pages/answer/page.ts';

/** Asking in words. Which dataset it is about is for each question to say. */
export const area = defineArea({
  name: 'gpt',
  dataset: 'sales',
  views: marketViews({ sources: [], dimensions: [] }),
  pages: [answer],
  exports: 'iw-words',
  refused: { zh_CN: '当前账号没有所问数据的权限', en: 'This account has no access to the data that were asked for' },
});

export const product: AreaProduct = {
  id: '1024',
  key: 'gpt',
  category: 'decision-support',
  place: 20,
  names: { zh_CN: '用文字提问', en: 'Ask in words' },
  memo: {
    zh_CN: '用中文或英文提问，先看读出的条件，再看指标、图和表',
    en: 'A question in Chinese or English, shown as labels first, then answered by figures, picture and table',
  },
  standing: 'granted',
  icon: 'database',
  onePage: true,
};
