import { BrandLevels } from './brand-levels.tsx';
import { ModelMatrix } from './model-matrix.tsx';

/** What models can do, feature by feature and by level, and how far brands have come at each level. */
export const FeaturesPage = () => (
  <>
    <ModelMatrix />
    <BrandLevels />
  </>
);
