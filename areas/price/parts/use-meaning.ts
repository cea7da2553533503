import { usePage } from '@portal/ui/analysis';

/** What a figure means and how it is made, in the words of the market; nothing before it is asked. */
export function useMeaning() {
  const { catalogue } = usePage();
  return (key: string): string[] => {
    const found = catalogue?.indicators.find((indicator) => indicator.key === key);
    return found ? [found.definition, found.formula] : [];
  };
}
