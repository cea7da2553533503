import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AnalysisArea } from './area.ts';
import { Frame } from './frame.tsx';

/** An unknown path below the area opens the first page and keeps the query (S2.037). */
function FirstPage({ name }: { name: string }) {
  return <Navigate to={{ pathname: `/${name}`, search: useLocation().search }} replace />;
}

export interface AnalysisAppProps<Page extends string> {
  area: AnalysisArea<Page>;
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
}

/** The pages of an area of analysis, below its prefix in the address. */
export function AnalysisApp<Page extends string>({ area, basePath }: AnalysisAppProps<Page>) {
  const pages = Object.keys(area.pages) as Page[];
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route element={<Frame area={area} />}>
          {pages.map((name) => {
            const Page = area.pages[name].component;
            return <Route key={name} path={name} element={<Page />} />;
          })}
          <Route path="*" element={<FirstPage name={pages[0] ?? ''} />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
