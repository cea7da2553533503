import { useTranslate } from '../phrases.ts';
import { PictureFrame, size } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Made-up numbers of new policies in a year: of the nation and of regions. */
const years = [
  { year: 2021, nation: 12, regions: 34 },
  { year: 2022, nation: 16, regions: 45 },
  { year: 2023, nation: 15, regions: 58 },
  { year: 2024, nation: 19, regions: 66 },
  { year: 2025, nation: 23, regions: 71 },
];

const unit = 1.08;
const left = 36;

/** The main view of policy: how many came into force, by who issued them. */
export function PolicyPicture() {
  const say = useTranslate();
  return (
    <PictureFrame caption={say('policies')}>
      {years.map(({ year, nation, regions }, index) => {
        const y = 8 + index * 23;
        const width = (count: number) => count * unit * 2;
        return (
          <g key={year}>
            <text x="2" y={y + 11}>
              {year}
            </text>
            <rect x={left} y={y} width={width(nation)} height="14" rx="2" className={classes.bar} />
            <rect
              x={left + width(nation) + 2}
              y={y}
              width={width(regions)}
              height="14"
              rx="2"
              className={classes.pale}
            />
            <text
              x={Math.min(left + width(nation + regions) + 8, size.width - 18)}
              y={y + 11}
              className={classes.strong}
            >
              {nation + regions}
            </text>
          </g>
        );
      })}
    </PictureFrame>
  );
}
