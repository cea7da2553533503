import { size } from './picture-frame.tsx';
import classes from './pictures.module.css';

/** Stands where a product has no view yet: an empty grid. */
export function CalmPicture() {
  return (
    <div className={classes.picture} aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} focusable="false" role="presentation">
        {[20, 48, 76, 104].map((y) => (
          <line key={y} x1="8" x2={size.width - 8} y1={y} y2={y} className={classes.axis} strokeDasharray="2 5" />
        ))}
      </svg>
    </div>
  );
}
