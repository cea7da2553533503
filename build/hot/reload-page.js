/*
 * Part of an area that is being developed. Where components cannot be exchanged in the page, the page is loaded anew,
 * or nothing would be seen of a change.
 */
const renderers = [...(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])];
// A production build of React cannot exchange them.
const canExchange = renderers.some((renderer) => typeof renderer.scheduleRefresh === 'function');

if (!canExchange) {
  console.info(
    'This page holds a production build of React: each change loads it anew. ' +
      'Laid over by its manifest.json, the area has React exchange components as they stand, and keep their state.',
  );
}

// Of an area that has failed nothing is left in the page.
const hasFailed = () => document.querySelector('[data-testid="area"][data-state="failed"]') !== null;

import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'prepare' && (!canExchange || hasFailed())) location.reload();
});

// After a retry the area is in the page twice, and changes would come to the wrong one.
const loaded = `hot ${__webpack_public_path__}`;
performance.mark(loaded);
if (performance.getEntriesByName(loaded).length > 1) location.reload();
