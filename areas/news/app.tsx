import type { AreaProps } from '@portal/shell';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NewsPage } from './list/news-page.tsx';

/** An unknown path below the area opens the list and keeps the query. */
function FirstPage() {
  return <Navigate to={{ pathname: '/news', search: useLocation().search }} replace />;
}

/** S2.039: the news area has one page, /news/news, with list and article. */
export default function App({ basePath }: AreaProps) {
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route path="news" element={<NewsPage />} />
        <Route path="*" element={<FirstPage />} />
      </Routes>
    </BrowserRouter>
  );
}
