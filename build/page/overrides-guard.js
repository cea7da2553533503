/*
 * Stands behind import-map-overrides on the pages of developers, as a script of the page itself: none of the modules that
 * can be overridden is needed to draw it. While overrides are set and the portal's own banner is not to be seen, because
 * an overridden module, or the library that all of them need, does not answer or does not draw it, this one offers the
 * way back.
 */
(() => {
  const names = 'import-map-override:';
  const lists = 'import-map-overrides-external-maps';
  const words = {
    'zh-CN': { text: '此页面正在使用替代模块：', button: '恢复原模块' },
    en: { text: 'Modules of this page are overridden: ', button: 'Restore original modules' },
  };
  const colours = 'background:#fff4e0;color:#7a4a00;border-bottom:1px solid #e2b45c';

  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith(names) || key === lists);
  const shown = () =>
    stored().map((key) =>
      key === lists ? localStorage.getItem(key) : `${key.slice(names.length)} (${localStorage.getItem(key)})`,
    );

  const drop = () => {
    for (const key of stored()) localStorage.removeItem(key);
    // Without the areas that want it, the development build of React would cost one more load.
    localStorage.removeItem('portal-development-react');
    location.reload();
  };

  let banner = null;

  const draw = () => {
    const { text, button } = words[document.documentElement.lang] ?? words.en;
    const place = document.createElement('div');
    place.dataset.testid = 'overrides-guard';
    place.setAttribute('role', 'status');
    place.style.cssText = `position:fixed;inset:0 0 auto;z-index:2147483647;padding:6px 16px;font:13px/1.5 sans-serif;${colours}`;
    const way = document.createElement('button');
    way.type = 'button';
    way.dataset.testid = 'overrides-guard-reset';
    way.style.marginInlineStart = '16px';
    way.textContent = button;
    way.addEventListener('click', drop);
    place.append(text + shown().join(', '), way);
    document.body.append(place);
    return place;
  };

  // An area may replace what the page has; this script comes before all of them.
  const Watcher = MutationObserver;
  let watcher = null;

  const look = () => {
    const wanted = stored().length > 0 && !document.querySelector('[data-testid="overrides-banner"]')?.offsetHeight;
    if (wanted && !banner) {
      banner = draw();
      // The portal's own banner comes beneath this one, which would take the presses that are meant for it.
      watcher = new Watcher(look);
      watcher.observe(document.body, { childList: true, subtree: true });
    } else if (!wanted && banner) {
      watcher.disconnect();
      banner.remove();
      banner = null;
    }
    if (banner && !banner.isConnected) document.body.append(banner);
  };

  // The portal has this long to draw its own.
  setInterval(look, 2000);
})();
