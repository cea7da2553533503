// Written by npm run areas: the code of the pages that area.ts lists.
import { ComparePage } from './pages/compare/compare-page.tsx';
import { GalleryPage } from './pages/gallery/gallery-page.tsx';

export default {
  gallery: GalleryPage,
  compare: ComparePage,
};
