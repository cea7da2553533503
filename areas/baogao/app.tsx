import type { AreaProps } from '@portal/shell';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ReportsPage } from './list/reports-page.tsx';

/** An unknown path below the area opens the list and keeps the query. */
function FirstPage() {
  return <Navigate to={{ pathname: '/', search: useLocation().search }} replace />;
}

/** S2.050: public reports have one page, /baogao, with list and reader. */
export default function App({ basePath }: AreaProps) {
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route index element={<ReportsPage />} />
        <Route path="*" element={<FirstPage />} />
      </Routes>
    </BrowserRouter>
  );
}
