import type { AreaProps } from '@portal/shell';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { ComparePage } from './pages/compare/ComparePage.tsx';
import { OverviewPage } from './pages/overview/OverviewPage.tsx';
import { RankingPage } from './pages/ranking/RankingPage.tsx';
import { StructurePage } from './pages/structure/StructurePage.tsx';
import { TrendPage } from './pages/trend/TrendPage.tsx';

/** An unknown path below the area opens the first page and keeps the query (S2.037). */
function FirstPage() {
  return <Navigate to={{ pathname: '/overview', search: useLocation().search }} replace />;
}

/** The pages of the sales area, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="overview" element={<OverviewPage />} />
          <Route path="trend" element={<TrendPage />} />
          <Route path="ranking" element={<RankingPage />} />
          <Route path="structure" element={<StructurePage />} />
          <Route path="compare" element={<ComparePage />} />
          <Route path="*" element={<FirstPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
