import type { AreaProps } from '@portal/shell';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from './home/home-page.tsx';
import { NotHerePage } from './not-here/not-here-page.tsx';
import { PoliciesPage } from './results/policies-page.tsx';
import { SearchPage } from './results/search-page.tsx';

/** The bare address opens the first page and keeps the query (S2.037). */
function FirstPage() {
  return <Navigate to={{ pathname: '/home', search: useLocation().search }} replace />;
}

/** S1.026: the pages of the policy area, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route index element={<FirstPage />} />
        <Route path="home" element={<HomePage />} />
        <Route path="policies" element={<PoliciesPage />} />
        <Route path="search" element={<SearchPage />} />
        <Route path="*" element={<NotHerePage />} />
      </Routes>
    </BrowserRouter>
  );
}
