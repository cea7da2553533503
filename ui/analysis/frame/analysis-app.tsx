import type { ComponentType } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AnalysisArea } from '../area/define-area.ts';
import { Frame } from './frame.tsx';

/** An unknown path below the area opens the first page and keeps the query (S2.037). */
function FirstPage({ name }: { name: string }) {
  return <Navigate to={{ pathname: `/${name}`, search: useLocation().search }} replace />;
}

/** The pages of an area, by their names in the address. */
export type PageComponents = Readonly<Record<string, ComponentType>>;

export interface AnalysisAppProps {
  area: AnalysisArea;
  components: PageComponents;
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
}

/** The pages of an area of analysis, below its prefix in the address. */
export function AnalysisApp({ area, components, basePath }: AnalysisAppProps) {
  const pages = Object.entries(components);
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route element={<Frame area={area} />}>
          {pages.map(([name, Page]) => (
            <Route key={name} path={name} element={<Page />} />
          ))}
          <Route path="*" element={<FirstPage name={pages[0]?.[0] ?? ''} />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
