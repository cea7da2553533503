import { useOfferedProducts } from '../products/offered-products.ts';
import { isSoon } from './is-soon.ts';
import { useTranslate } from './phrases.ts';

/** Says aloud that not every product of the page can be had today, as long as that is so. */
export function SoonNote({ keys }: { keys: readonly string[] }) {
  const say = useTranslate();
  const { answer } = useOfferedProducts();
  if (!answer || !keys.some((key) => isSoon(key, answer))) return null;
  return <p>{say('soonNote')}</p>;
}
