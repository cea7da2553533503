import { areaPath, linePath, type Point } from '../../home/svg-path.ts';
import { useTranslate } from '../phrases.ts';
import { demoSeries } from './demo-series.ts';
import { PictureFrame } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** The main view of reports: an open sheet, with its chart and its text. */
export function ReportPicture() {
  const say = useTranslate();
  const months = demoSeries().slice(-36);
  const points = months.map(({ share }, index): Point => [76 + (index / 35) * 128, 66 - (share - 25) * 0.9]);
  return (
    <PictureFrame caption={say('reports')}>
      <rect x="40" y="10" width="184" height="126" rx="4" transform="rotate(-3 132 70)" className={classes.quiet} />
      <rect x="52" y="4" width="184" height="140" rx="4" className={classes.sheet} />
      <rect x="68" y="16" width="92" height="8" rx="4" className={classes.ink} />
      <path d={areaPath(points, 76)} className={classes.soft} />
      <path d={linePath(points)} className={classes.line} />
      {[88, 99, 110].map((y, index) => (
        <rect key={y} x="68" y={y} width={[150, 142, 118][index]} height="5" rx="2.5" className={classes.quiet} />
      ))}
    </PictureFrame>
  );
}
