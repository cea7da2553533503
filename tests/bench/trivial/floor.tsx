import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { type TrivialArea, trivialAreas } from './areas.ts';

/** The same two pages, each a lazy part of one bundle. */
const parts: Record<TrivialArea['key'], () => Promise<{ default: ComponentType }>> = {
  beta: () => import('./beta/page.tsx'),
  alpha: () => import('./alpha/page.tsx'),
};

const known = new Map<string, ComponentType>();

/** Without Suspense, which holds back what comes soon after its fallback for up to 300 ms. */
function LazyPart({ name }: { name: TrivialArea['key'] }) {
  const [, drawAgain] = useState(0);
  const Page = known.get(name);
  useEffect(() => {
    if (known.has(name)) return;
    void parts[name]().then((part) => {
      known.set(name, part.default);
      drawAgain((round) => round + 1);
    });
  }, [name]);
  return Page ? <Page /> : null;
}

/** The plain page to compare with: React, its router, two links and the page of the address. */
function Floor() {
  return (
    <BrowserRouter>
      <nav>
        {trivialAreas.map(({ path, heading }) => (
          <Link key={path} to={path} data-testid="rail-app" data-path={path}>
            {heading}
          </Link>
        ))}
      </nav>
      <main data-testid="area">
        <Routes>
          {trivialAreas.map(({ key, path }) => (
            <Route key={path} path={path} element={<LazyPart key={key} name={key} />} />
          ))}
        </Routes>
      </main>
    </BrowserRouter>
  );
}

const root = document.getElementById('portal');
if (!root) throw new Error('The page has no element #portal');
createRoot(root).render(<Floor />);
