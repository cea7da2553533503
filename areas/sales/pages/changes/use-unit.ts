import { usePage } from '@portal/ui/analysis';

/** What figures are counted in, in the language of the page. */
export const useUnit = (): string => usePage().catalogue?.indicators.find(({ key }) => key === 'volume')?.unit ?? '';
