import { render } from '@testing-library/react';
import { AnalysisApp, type PageComponents } from '../frame/analysis-app.tsx';
import type { AnalysisArea } from '../page/analysis-area.ts';

/**
 * @param basePath prefix of the area in the address, such as /sales
 * @returns opens the area at an address
 */
export const areaOpener = (area: AnalysisArea, components: PageComponents, basePath: string) => (address: string) => {
  history.replaceState(null, '', address);
  return render(<AnalysisApp area={area} components={components} basePath={basePath} />);
};
