import { useTranslate } from '../phrases.ts';
import { PictureFrame } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Widths of title and summary of each item on the list. */
const items = [
  { top: 8, title: 168, text: 204 },
  { top: 48, title: 132, text: 190 },
  { top: 88, title: 186, text: 150 },
];

/** The main view of news: the list of the day, each item with its subject. */
export function NewsPicture() {
  const say = useTranslate();
  return (
    <PictureFrame caption={say('headlines')}>
      {items.map(({ top, title, text }, index) => (
        <g key={top}>
          <rect x="4" y={top} width="44" height="30" rx="4" className={index === 0 ? classes.soft : classes.quiet} />
          <circle cx="26" cy={top + 15} r="5" className={index === 0 ? classes.bar : classes.pale} />
          <rect x="60" y={top + 3} width={title} height="8" rx="4" className={classes.ink} />
          <rect x="60" y={top + 19} width={text} height="6" rx="3" className={classes.quiet} />
        </g>
      ))}
    </PictureFrame>
  );
}
