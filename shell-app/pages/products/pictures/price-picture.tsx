import { formatPrice } from '@portal/ui';
import { useLanguage } from '../../../i18n/language.ts';
import { linePath, type Point } from '../../home/svg-path.ts';
import { useTranslate } from '../phrases.ts';
import { PictureFrame, size } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Made-up prices of one model in 10k yuan: the list stays in steps, what is paid sinks between them. */
const msrp = [17.9, 17.9, 17.9, 17.9, 17.2, 17.2, 17.2, 17.2, 17.2, 16.8, 16.8, 16.8];
const paid = [17.1, 16.8, 16.6, 16.4, 16.3, 16.0, 15.8, 15.9, 15.6, 15.4, 15.1, 14.9];

const [lowest, highest] = [14, 18.4];
const at = (value: number, index: number): Point => [
  6 + index * 20,
  12 + ((highest - value) / (highest - lowest)) * (size.height - 24),
];

/** The main view of price: the list price and what is really paid, with the gap between them. */
export function PricePicture() {
  const say = useTranslate();
  const language = useLanguage();
  const [list, real] = [msrp.map(at), paid.map(at)];
  const between = `${linePath(list)}L${linePath([...real].reverse()).slice(1)}Z`;
  return (
    <PictureFrame caption={say('prices')}>
      <path d={between} className={classes.soft} />
      <path d={linePath(list)} className={classes.second} />
      <path d={linePath(real)} className={classes.line} />
      <text x="234" y={(list.at(-1)?.[1] ?? 0) + 4}>
        {say('msrp')} {formatPrice(168_000, language)}
      </text>
      <text x="234" y={(real.at(-1)?.[1] ?? 0) + 4} className={classes.strong}>
        {say('tp')} {formatPrice(149_000, language)}
      </text>
    </PictureFrame>
  );
}
