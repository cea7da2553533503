import { useSession } from '@portal/shell';

/** Whether the menu of the account holds an area; a link to what would be refused is not shown. */
export function useMayOpen(prefix: string): boolean {
  return useSession().menus.some(({ path, special }) => !special && path.split(':')[0] === prefix);
}
