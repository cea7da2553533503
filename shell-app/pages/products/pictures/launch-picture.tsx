import { formatPrice } from '@portal/ui';
import { useLanguage } from '../../../i18n/language.ts';
import { useTranslate } from '../phrases.ts';
import { PictureFrame, size } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Made-up launches: month of the half year, from presale to the day of sale, and the presale price in yuan. */
const launches = [
  { row: 0, from: 0.2, to: 1.4, price: 135_800 },
  { row: 1, from: 0.9, to: 2.6, price: 209_800 },
  { row: 2, from: 2.1, to: 3.5, price: 99_900 },
  { row: 3, from: 3.0, to: 4.9, price: 278_000 },
];

const months = ['01', '02', '03', '04', '05', '06'];
const step = size.width / months.length;

/** The main view of new cars: from presale to the first day of sale, on a calendar. */
export function LaunchPicture() {
  const say = useTranslate();
  const language = useLanguage();
  return (
    <PictureFrame caption={say('launches')}>
      {months.map((month, index) => (
        <g key={month}>
          <line x1={index * step + 0.5} x2={index * step + 0.5} y1="6" y2={size.height - 18} className={classes.axis} />
          <text x={index * step + 4} y={size.height - 4}>
            {month}
          </text>
        </g>
      ))}
      {launches.map(({ row, from, to, price }) => (
        <g key={row}>
          <rect
            x={from * step}
            y={12 + row * 23}
            width={(to - from) * step}
            height="12"
            rx="6"
            className={classes.pale}
          />
          <circle cx={to * step} cy={18 + row * 23} r="6" className={classes.bar} />
          <text x={to * step + 11} y={22 + row * 23} className={classes.strong}>
            {formatPrice(price, language)}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}
