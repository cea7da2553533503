/** Runs in the page: writes down which listeners stand on what lives longer than an area. */
export function recordListeners() {
  const records = window[Symbol.for('@portal/check')];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const lasting = new Set([
    ...['MediaQueryList', 'VisualViewport', 'ScreenOrientation', 'NetworkInformation', 'Navigation'],
    ...['ServiceWorkerContainer', 'FontFaceSet', 'Screen'],
  ]);
  // What is gone from the memory is not held back by being counted.
  const byTarget = new WeakMap();
  const targets = new Set();
  const keyOf = (type, options) => `${type} ${options === true || options?.capture === true}`;
  const drop = (target, key, listener) => byTarget.get(target)?.get(key)?.delete(listener);

  /** What is within the area, or in no document yet, goes with its node. */
  const outlives = (target) => {
    if (target === window || target === document) return true;
    if (target instanceof Node) return target.isConnected && !records.area()?.contains(target);
    return lasting.has(target.constructor?.name);
  };

  EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
    const target = this ?? window;
    if (listener && outlives(target)) {
      if (!byTarget.has(target)) {
        byTarget.set(target, new Map());
        targets.add(new WeakRef(target));
      }
      const key = keyOf(type, options);
      const known = byTarget.get(target);
      const own = known.get(key) ?? known.set(key, new Map()).get(key);
      if (!own.has(listener)) own.set(listener, records.caller(addEventListener));
      if (options?.once) add.call(target, type, () => drop(target, key, listener), { once: true });
      if (options?.signal) add.call(options.signal, 'abort', () => drop(target, key, listener), { once: true });
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function removeEventListener(type, listener, options) {
    drop(this ?? window, keyOf(type, options), listener);
    return remove.call(this ?? window, type, listener, options);
  };

  const nameOf = (target) =>
    target === window
      ? 'window'
      : (target.localName ?? target.constructor?.name ?? '').replace(/^HTML/, '').toLowerCase();
  records.listeners = () => {
    const area = records.area();
    const found = [];
    for (const reference of targets) {
      const target = reference.deref();
      if (!target) {
        targets.delete(reference);
        continue;
      }
      if (target instanceof Node && (!target.isConnected || area?.contains(target))) continue;
      for (const [key, own] of byTarget.get(target))
        for (const caller of own.values())
          found.push({ what: `${key.split(' ', 1)[0]} (${nameOf(target)})`, isOwn: records.isOwn(caller) });
    }
    return found;
  };
}
