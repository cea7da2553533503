import { definePage, type PageListing } from '@portal/ui/analysis';
import { details, searches } from '../../data/ask.ts';
import { imageView, queryOf } from '../../data/image-view.ts';

export const gallery = definePage({
  name: 'gallery',
  words: { zh_CN: '图库', en: 'Gallery' },
  ownFrame: true,
  ahead: ({ search }) => {
    const view = imageView.read(search);
    return [...(view.id ? [details.ask(view.id)] : []), searches.ask(queryOf(view))];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '图片清单导出', en: 'list of pictures export' },
  links: { brand: 'brand={key}', model: 'model={key}', subModel: 'subModel={key}', image: 'model={key}' },
};
