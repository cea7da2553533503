/**
 * Runs in the page of a portal that stands: looks at the page before the area is imported, before each mount, and after
 * each unmount, which is before the host tidies up.
 *
 * @param {string} name module of the area
 */
export function followVisits(name) {
  const records = window[Symbol.for('@portal/check')];
  const { System } = window;
  const realImport = System.import;
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Classes whose members areas are known to replace. */
  const classes = [
    'Array',
    'String',
    'Object',
    'Promise',
    'Event',
    'EventTarget',
    'Node',
    'Element',
    'HTMLElement',
  ].concat(['Document', 'XMLHttpRequest', 'Storage', 'History', 'Location', 'Request', 'Response', 'Headers', 'Date']);

  /** Functions that everybody shares, by where they stand. */
  const functionsNow = () => {
    const found = new Map();
    const take = (object, label) => {
      for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
        if (typeof value === 'function') found.set(`${label}.${key}`, value);
    };
    take(window, 'window');
    take(history, 'history');
    take(navigator, 'navigator');
    take(document, 'document');
    for (const each of classes) if (window[each]?.prototype) take(window[each].prototype, `${each}.prototype`);
    return found;
  };

  const attributesNow = () => {
    const kept = ([label]) => !/\[(?:data-|lang|class)/.test(label);
    const of = (element) =>
      [...element.attributes].map(({ name: key, value }) => {
        const label = `${element.localName}[${key}]`;
        // The shell's own properties stand in the style as well.
        const own =
          key === 'style'
            ? value
                .split(';')
                .filter((part) => !/^\s*--p-|^\s*$/.test(part))
                .join(';')
            : value;
        return [label, own];
      });
    const all = [...of(document.documentElement), ...of(document.body)].filter(kept);
    return Object.fromEntries(all.filter(([label, value]) => !label.endsWith('[style]') || value !== ''));
  };

  const look = () => ({
    globals: new Set(Object.getOwnPropertyNames(window)),
    functions: functionsNow(),
    attributes: attributesNow(),
    sheets: document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('head style').length,
    body: new Set(document.body.children),
    listeners: records.listeners(),
    timers: records.timers(),
    observers: records.observers(),
  });

  const sumsOf = (entries) => {
    const sums = {};
    for (const { what } of entries.filter(({ isOwn }) => isOwn)) sums[what] = (sums[what] ?? 0) + 1;
    return sums;
  };
  /** What of the area's own is more than before. */
  const more = (before, after) => {
    const former = sumsOf(before);
    return Object.entries(sumsOf(after)).flatMap(([what, count]) =>
      count > (former[what] ?? 0)
        ? [`${what}${count - (former[what] ?? 0) > 1 ? ` ×${count - (former[what] ?? 0)}` : ''}`]
        : [],
    );
  };
  const isPlaced = (node) => records.placed.some((entry) => entry.isOwn && entry.node.deref() === node);

  const compare = (before, after, element) => ({
    listeners: more(before.listeners, after.listeners),
    timers: more(before.timers, after.timers),
    observers: more(before.observers, after.observers),
    globals: [...after.globals].filter((key) => !before.globals.has(key)),
    functions: [...before.functions].filter(([key, value]) => after.functions.get(key) !== value).map(([key]) => key),
    attributes: Object.entries(after.attributes)
      .filter(([key, value]) => before.attributes[key] !== value)
      .map(([key]) => key),
    sheets: after.sheets - before.sheets,
    styles: after.styles - before.styles,
    nodes: [...after.body]
      .filter((node) => !before.body.has(node) && isPlaced(node))
      .map((node) => node.cloneNode(false).outerHTML.slice(0, 120)),
    content: element?.childNodes.length ?? 0,
  });

  const ahead = [];
  const follow = (module) => {
    if (!module || typeof module !== 'object') return module;
    const followed = { ...module };
    for (const verb of ['bootstrap', 'mount', 'unmount']) if (typeof module[verb] !== 'function') delete followed[verb];
    let before = null;
    let visit = null;
    if (typeof module.bootstrap === 'function') followed.bootstrap = async (props) => module.bootstrap(props);
    if (typeof module.mount === 'function')
      followed.mount = async (props) => {
        visit = { mount: 'pending', unmount: 'none', drawn: false, left: null };
        records.visits.push(visit);
        before = ahead.shift() ?? look();
        const began = performance.now();
        try {
          await module.mount(props);
          Object.assign(visit, { mount: 'done', ms: Math.round(performance.now() - began) });
        } catch (error) {
          Object.assign(visit, { mount: 'failed', words: String(error?.message ?? error).slice(0, 300) });
          throw error;
        }
      };
    if (typeof module.unmount === 'function')
      followed.unmount = async (props) => {
        const current = visit;
        const { domElement } = props;
        current.drawn =
          domElement.childElementCount > 0 || domElement.textContent.trim() !== '' || domElement.shadowRoot !== null;
        current.unmount = 'pending';
        try {
          await module.unmount(props);
        } catch (error) {
          Object.assign(current, { unmount: 'failed', words: String(error?.message ?? error).slice(0, 300) });
          throw error;
        }
        await pause(30);
        Object.assign(current, { unmount: 'done', left: compare(before, look(), domElement) });
      };
    return followed;
  };

  System.import = function importFollowed(asked, ...rest) {
    if (asked !== name) return realImport.call(System, asked, ...rest);
    const entry = System.resolve(name);
    const folder = new URL('.', entry).href;
    const frame = new URL('.', System.resolve('@portal/root-config')).href;
    records.base = folder === frame ? `${folder}${new URL(entry).pathname.split('/').at(-1).split('.')[0]}.` : folder;
    ahead.push(look());
    return realImport.call(System, asked, ...rest).then(follow);
  };
}
