import { unstable_getInternalStates as internalStates, type Snapshot } from 'valtio';

const { proxyStateMap } = internalStates();

/**
 * A state of valtio for those who only read it. It is always as the state is, and valtio takes it for the state:
 * `subscribe`, `snapshot` and `useSnapshot` work with it.
 *
 * @param state what a proxy() of valtio has given
 * @param name what it is called in the sentence for who writes to it
 * @returns its view; who writes to that, or to anything in it, gets a TypeError, and nothing changes
 */
export function readOnly<State extends object>(state: State, name: string): Snapshot<State> {
  const views = new WeakMap<object, object>();
  const refuse = (_state: object, key: string | symbol): never => {
    throw new TypeError(`${name} is for reading only: '${String(key)}' cannot be changed. The portal alone writes it.`);
  };
  const viewOf = (part: unknown): unknown => {
    const known = proxyStateMap.get(part as object);
    if (!known) return part;
    const view = views.get(part as object) ?? new Proxy(part as object, handler);
    views.set(part as object, view);
    proxyStateMap.set(view, known);
    return view;
  };
  const handler: ProxyHandler<object> = {
    get: (part, key) => viewOf(Reflect.get(part, key)),
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  };
  return viewOf(state) as Snapshot<State>;
}
