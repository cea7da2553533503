import type { LifeMark } from '@portal/contract';

/** The page that shows the figures of a mark, by its dataset. */
const pages: Partial<Record<LifeMark['dataset'], string>> = {
  launch: '/new-car/calendar',
  price: '/price/history',
  incentive: '/incentive/terminal',
  software: '/model-intelligence/timeline',
  benefit: '/purchase-benefit/calendar',
};

/** Where the figures of a dataset stand for a model. */
export const areaPage = (dataset: string, model: string): string =>
  `${pages[dataset as LifeMark['dataset']] ?? ''}?${new URLSearchParams({ model })}`;
