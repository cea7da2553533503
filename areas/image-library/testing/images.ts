import type { Found, Image } from '../data/ask.ts';

/** A picture as the server gives it. */
export const testImage = (imageId: string, more: Partial<Image> = {}): Image => ({
  imageId,
  brand: { key: 'b', name: 'Brand B' },
  model: { key: `m-${imageId}`, name: `Model ${imageId}` },
  subModel: null,
  angle: 'side',
  colour: { key: 'white', name: '珍珠白', paint: '#eef0ee' },
  year: 2026,
  licence: 'CC BY 4.0',
  source: 'The maker',
  credit: 'A photographer',
  drawn: false,
  withdrawnOn: '',
  measures: { length: 4800, width: 1850, height: 1500, wheelbase: 2800 },
  extent: null,
  picture: {
    address: `/content/images/${imageId}/0123456789abcdef`,
    query: 'key=k',
    width: 1600,
    height: 800,
    widths: [320, 640, 1280, 1600],
  },
  ...more,
});

export const testImages = ['one', 'two', 'three'].map((id) => testImage(id));

const facet = (key: string, count: number) => ({ key, name: `n:${key}`, count });

/** What the gallery finds. */
export const testFound = (items: Image[] = testImages, total = items.length): Found => ({
  total,
  items,
  facets: {
    brands: [facet('b', 3)],
    models: items.map(({ model }) => ({ ...model, count: 1 })),
    angles: [facet('side', 2), facet('front', 1)],
    colours: [facet('white', 3)],
    years: [{ key: '2026', name: '2026', count: 3 }],
  },
});
