import { useTranslate } from '../phrases.ts';
import { demoSeries } from './demo-series.ts';
import { PictureFrame, size } from './picture-frame.tsx';
import classes from './pictures.module.css';

const ground = size.height - 18;
const most = 340;

/** The main view of sales: the volumes of two years, month beside month of the year before. */
export function SalesPicture() {
  const say = useTranslate();
  const months = demoSeries().slice(-24);
  const [before, now] = [months.slice(0, 12), months.slice(12)];
  const high = (volume: number) => (volume / most) * (ground - 8);
  return (
    <PictureFrame caption={say('monthlySales')}>
      <line x1="0" x2={size.width} y1={ground} y2={ground} className={classes.axis} />
      {now.map(({ month, volume }, index) => {
        const x = 6 + index * 23.4;
        const last = before[index]?.volume ?? 0;
        return (
          <g key={month}>
            <rect x={x} width="8" y={ground - high(last)} height={high(last)} rx="1.5" className={classes.pale} />
            <rect
              x={x + 9}
              width="8"
              y={ground - high(volume)}
              height={high(volume)}
              rx="1.5"
              className={classes.bar}
            />
            {index % 3 === 0 && (
              <text x={x} y={size.height - 4}>
                {month.slice(5)}
              </text>
            )}
          </g>
        );
      })}
    </PictureFrame>
  );
}
