import { usePage } from '@portal/ui/analysis';

/** Which trims stand beside each other in the address, a name once for each. */
export function useColumns() {
  const { view, setView, search } = usePage();
  const without = () => {
    const next = new URLSearchParams(search);
    next.delete('trims');
    next.delete('basis');
    return next;
  };
  const setTrims = (keys: readonly string[]) => {
    const next = new URLSearchParams(search);
    next.delete('trims');
    for (const key of keys) next.append('trims', key);
    if (!keys.includes(next.get('basis') ?? '')) next.delete('basis');
    setView(view, next);
  };
  /** The address without them, which then shows all trims of its model. */
  return { setTrims, without };
}
