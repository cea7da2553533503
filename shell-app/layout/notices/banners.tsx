import { useEffect, useRef } from 'react';
import { FirstPassword } from './first-password.tsx';
import { NewerBuildBanner } from './newer-build-banner.tsx';
import classes from './notices.module.css';
import { OverridesPlace } from './overrides-place.tsx';

/** What the page leaves at its top for banners; the rail and the panel begin below it and end with the window. */
const height = '--p-banners';

/** The banners above the frame. They stay in sight, and take their height from what stands in sight beside the content. */
export function Banners() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    let count = 0;
    const tell = () => {
      if (element.offsetHeight === count) return;
      count = element.offsetHeight;
      style.setProperty(height, `${count}px`);
      // Who counts what fits beside the content counts by the height of the window.
      window.dispatchEvent(new Event('resize'));
    };
    const watching = new ResizeObserver(tell);
    watching.observe(element);
    return () => {
      watching.disconnect();
      style.removeProperty(height);
    };
  }, []);
  return (
    <div ref={place} className={classes.banners}>
      <OverridesPlace />
      <NewerBuildBanner />
      <FirstPassword />
    </div>
  );
}
