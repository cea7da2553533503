/*
 * Comes before the loader on the pages of developers, behind what offers them the way back: while an area is being
 * developed whose components are exchanged as they stand, the development build answers to React, for all that is on the
 * page.
 */
(() => {
  const isWanted = () => {
    try {
      return localStorage.getItem('portal-development-react') === 'true';
    } catch {
      return false;
    }
  };
  const { developmentReact } = JSON.parse(document.getElementById('portal-boot').textContent);
  if (!developmentReact || !isWanted()) return;
  const { imports } = JSON.parse(document.querySelector('script[type="systemjs-importmap"]').textContent);
  const names = Object.keys(imports).filter((name) => imports[name] === imports.react);
  const { file, integrity } = developmentReact;
  const map = document.createElement('script');
  // By it root-config/overrides/development-react.ts knows what the page began with.
  map.id = 'portal-development-react';
  map.type = 'systemjs-importmap';
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(names.map((name) => [name, file])),
    integrity: { [file]: integrity },
  });
  document.head.append(map);
})();
