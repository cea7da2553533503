import { linePath, type Point } from '../../home/svg-path.ts';
import { useTranslate } from '../phrases.ts';
import { PictureFrame, size } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Made-up monthly volumes in 10k: one model passes its rival. */
const own = [1.1, 1.2, 1.5, 1.4, 1.7, 2.0, 1.9, 2.3, 2.6];
const rival = [1.9, 2.0, 1.8, 1.9, 1.8, 1.9, 1.7, 1.8, 1.7];

const [lowest, highest] = [0.9, 2.7];
const at = (value: number, index: number): Point => [
  6 + index * 18,
  10 + ((highest - value) / (highest - lowest)) * (size.height - 28),
];

/** What stands beside the lines: each figure of the model as a bar, against the pale one of its rival. */
const figures = [
  { row: 0, own: 88, rival: 58 },
  { row: 1, own: 52, rival: 66 },
  { row: 2, own: 70, rival: 46 },
];

/** The main view of the fast view: one model beside its rival, in lines and in figures. */
export function FastViewPicture() {
  const say = useTranslate();
  return (
    <PictureFrame caption={say('besideRivals')}>
      <path d={linePath(rival.map(at))} className={classes.second} />
      <path d={linePath(own.map(at))} className={classes.line} />
      {figures.map((figure) => (
        <g key={figure.row}>
          <rect x="184" y={10 + figure.row * 34} width={figure.own} height="9" rx="2" className={classes.bar} />
          <rect x="184" y={22 + figure.row * 34} width={figure.rival} height="9" rx="2" className={classes.pale} />
        </g>
      ))}
    </PictureFrame>
  );
}
