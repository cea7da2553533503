import type { AreaProps } from '@portal/shell';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CrossPage } from './frame/cross-page.tsx';

/** An unknown path below the area opens its one page and keeps the query. */
function FirstPage() {
  return <Navigate to={{ pathname: '/', search: useLocation().search }} replace />;
}

/** S2.042: the cross-analysis has one page, which takes the whole width. */
export default function App({ basePath }: AreaProps) {
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route index element={<CrossPage />} />
        <Route path="*" element={<FirstPage />} />
      </Routes>
    </BrowserRouter>
  );
}
