import type { ComponentType, ReactElement } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';

export interface AreaPagesProps {
  /** Prefix of the area in the address, such as /news. */
  basePath: string;
  /** The pages by their names in the address, the first one first; that of an area of one page may have an empty name. */
  pages: Readonly<Record<string, ComponentType>>;
  /** What an address shows that names none of them; absent: it opens the first page. */
  unknown?: ComponentType;
  /** What stands around every page, with an outlet for it. */
  frame?: ReactElement;
}

/** The first page, in the place of an address; its query stays. */
function FirstPage({ name }: { name: string }) {
  return <Navigate to={{ pathname: `/${name}`, search: useLocation().search }} replace />;
}

/** The pages of an area, below its prefix in the address. The bare address opens the first one (S2.037). */
export function AreaPages({ basePath, pages, unknown: Unknown, frame }: AreaPagesProps) {
  const all = Object.entries(pages);
  const first = all[0]?.[0] ?? '';
  return (
    <BrowserRouter basename={basePath}>
      <Routes>
        <Route element={frame}>
          {all.map(([name, Page]) => (
            <Route key={name} path={name} element={<Page />} />
          ))}
          {Unknown && first !== '' && <Route index element={<FirstPage name={first} />} />}
          <Route path="*" element={Unknown ? <Unknown /> : <FirstPage name={first} />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
