import type { ComponentType } from 'react';
import { FastViewPicture } from './fast-view-picture.tsx';
import { LaunchPicture } from './launch-picture.tsx';
import { NewsPicture } from './news-picture.tsx';
import { PolicyPicture } from './policy-picture.tsx';
import { PricePicture } from './price-picture.tsx';
import { ReportPicture } from './report-picture.tsx';
import { SalesPicture } from './sales-picture.tsx';

/** The main view of a product, by its key. */
export const pictures: Record<string, ComponentType> = {
  sales: SalesPicture,
  price: PricePicture,
  'new-car': LaunchPicture,
  news: NewsPicture,
  policy: PolicyPicture,
  'public-report': ReportPicture,
  'model-fastview': FastViewPicture,
};
