/*
 * What every page needs, as one file for several names of the import map: one request instead of seven.
 * No two of these libraries export different things under one name.
 */
import * as React from 'react';
import * as development from 'react/jsx-dev-runtime';
import { jsx, jsxs } from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

export * from 'react';
export { version } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export * from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
// A whole react-router-dom is 53 kB, because a shared module cannot be shaken: only what the portal uses is here.
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  resolvePath,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export * from 'single-spa';
export * from 'valtio';

/** What development builds of areas call; the production build of React has none, and draws all the same. */
export const jsxDEV = development.jsxDEV ?? ((type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key));

/** The default of react and of react-dom: libraries that ask for either find what they look for. */
export default { ...React, ...ReactDOM, ...ReactDOMClient };
