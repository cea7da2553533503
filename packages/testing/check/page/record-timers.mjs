/** Runs in the page: writes down which timers and frames are to come, and which of them keep themselves going. */
export function recordTimers() {
  const records = window[Symbol.for('@portal/check')];
  const pending = new Map();
  /** How many timers one after the other have led to what runs now. */
  let generation = 0;
  /** A timer that fires once soon is nothing that is left behind. */
  const soon = 1000;

  const within = (age, callback, key) =>
    function run(...given) {
      if (key !== null) pending.delete(key);
      const former = generation;
      generation = age;
      try {
        return callback.apply(this, given);
      } finally {
        generation = former;
      }
    };

  /** Timers and intervals share their numbers: either is ended by either name. */
  const familyOf = (name) => (/Timeout|Interval/.test(name) ? 'timer' : name.replace(/^(?:request|cancel)/, ''));

  const begin = (name, end, repeats) => {
    const family = familyOf(name);
    const [real, cancel] = [window[name], window[end]];
    if (typeof real !== 'function') return;
    const standBefore = {
      [name](callback, ...rest) {
        if (typeof callback !== 'function') return real.call(window, callback, ...rest);
        const age = generation + 1;
        const keeper = { key: '' };
        const wrapped = function wrapped(...given) {
          return within(age, callback, repeats ? null : keeper.key).apply(this, given);
        };
        const id = real.call(window, wrapped, ...rest);
        keeper.key = `${family} ${id}`;
        const delay = name === 'setTimeout' ? Number(rest[0] ?? 0) : 0;
        const goesOn = repeats || age > 2;
        const caller = records.caller(standBefore[name]);
        pending.set(keeper.key, { what: name, isOwn: records.isOwn(caller), goesOn, stays: goesOn || delay > soon });
        return id;
      },
    };
    window[name] = standBefore[name];
    const standAfter = {
      [end](id) {
        pending.delete(`${family} ${id}`);
        return cancel.call(window, id);
      },
    };
    window[end] = standAfter[end];
  };
  begin('setTimeout', 'clearTimeout', false);
  begin('setInterval', 'clearInterval', true);
  begin('requestAnimationFrame', 'cancelAnimationFrame', false);
  begin('requestIdleCallback', 'cancelIdleCallback', false);

  records.timers = () => [...pending.values()].filter(({ stays }) => stays);
}
