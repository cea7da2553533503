import { useSession } from '@portal/shell';

/** Whether the account holds the image library. The server decides of each picture; this asks for none in vain. */
export function useImageLibrary(): boolean {
  return useSession().menus.some(({ path, special }) => !special && path.split(':')[0] === '/image-library');
}
