import { useSession } from '@portal/shell';

/** Figures of the market belong to the sales product: an account without it is not even asked for them (S6.017). */
export const useHoldsSales = (): boolean => useSession().menus.some(({ key }) => key === 'sales');
