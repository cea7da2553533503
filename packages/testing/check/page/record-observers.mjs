/** Runs in the page: writes down which observers observe, which connections are open, and what is put into the page. */
export function recordObservers() {
  const records = window[Symbol.for('@portal/check')];
  const observers = new Set();

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    const Real = window[name];
    if (typeof Real !== 'function') continue;
    const { observe, disconnect, unobserve } = Real.prototype;
    const seen = new WeakMap();
    Real.prototype.observe = function observeFor(target, ...rest) {
      const entry = seen.get(this) ?? { what: name, isOwn: false, count: 0, reference: new WeakRef(this) };
      entry.isOwn ||= records.isOwn(records.caller(observeFor));
      entry.count += 1;
      seen.set(this, entry);
      observers.add(entry);
      return observe.call(this, target, ...rest);
    };
    Real.prototype.disconnect = function end() {
      observers.delete(seen.get(this));
      seen.delete(this);
      return disconnect.call(this);
    };
    if (unobserve)
      Real.prototype.unobserve = function endOne(target) {
        const entry = seen.get(this);
        if (entry) entry.count -= 1;
        if (entry?.count === 0) observers.delete(entry);
        return unobserve.call(this, target);
      };
  }

  for (const [name, end] of [
    ['WebSocket', 'close'],
    ['EventSource', 'close'],
    ['Worker', 'terminate'],
    ['BroadcastChannel', 'close'],
  ]) {
    const Real = window[name];
    if (typeof Real !== 'function') continue;
    const opened = new WeakMap();
    window[name] = new Proxy(Real, {
      construct(target, given, fresh) {
        const made = Reflect.construct(target, given, fresh);
        const entry = { what: name, isOwn: records.isOwn(records.caller(undefined)), reference: new WeakRef(made) };
        opened.set(made, entry);
        observers.add(entry);
        return made;
      },
    });
    const real = Real.prototype[end];
    Real.prototype[end] = function close(...given) {
      observers.delete(opened.get(this));
      return real.apply(this, given);
    };
  }

  records.observers = () => {
    for (const entry of observers) if (!entry.reference.deref()) observers.delete(entry);
    return [...observers].map(({ what, isOwn }) => ({ what, isOwn }));
  };

  const places = (node) => node === document.body || node === document.documentElement;
  const note = (callee, parent, nodes) => {
    if (!places(parent)) return;
    const isOwn = records.isOwn(records.caller(callee));
    for (const node of nodes) if (node instanceof Element) records.placed.push({ node: new WeakRef(node), isOwn });
  };
  for (const name of ['appendChild', 'insertBefore', 'replaceChild']) {
    const real = Node.prototype[name];
    Node.prototype[name] = function place(...given) {
      note(place, this, [given[0]]);
      return real.apply(this, given);
    };
  }
  for (const name of ['append', 'prepend', 'replaceChildren']) {
    const real = Element.prototype[name];
    Element.prototype[name] = function placeAll(...given) {
      note(placeAll, this, given);
      return real.apply(this, given);
    };
  }
  for (const name of ['before', 'after', 'replaceWith']) {
    const real = Element.prototype[name];
    Element.prototype[name] = function placeBeside(...given) {
      note(placeBeside, this.parentNode, given);
      return real.apply(this, given);
    };
  }
  const { insertAdjacentElement } = Element.prototype;
  Element.prototype.insertAdjacentElement = function placeAdjacent(where, node) {
    note(placeAdjacent, /^(?:beforebegin|afterend)$/i.test(where) ? this.parentNode : this, [node]);
    return insertAdjacentElement.call(this, where, node);
  };
}
