import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { HiddenSeriesProvider } from '../options/hidden-series.ts';
import type { PictureWords } from '../picture/picture-words.ts';
import { latePicture, pictureOf } from '../picture/pictures.ts';
import { launchGaps } from '../spec/launch-gaps.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { drawnHeight, suitedSpec } from '../spec/suited.ts';
import { isGrown } from '../spec/which-kind.ts';
import type { DrawnSvg } from './drawn-svg.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { paintPage } from './paint-page.ts';
import classes from './picture-sheet.module.css';
import { PictureSheet } from './picture-sheet.tsx';

/** Of the chart in the picture, in px: as wide as a slide or a page of a report takes it. */
const [width, height] = [1080, 420];

/**
 * Draws a chart anew beside the page, in the light theme and at a size of its own, so that a picture is the same from
 * every screen, and writes down what stands there.
 */
export async function drawSvg(given: ChartSpec, words: PictureWords): Promise<DrawnSvg> {
  const spec = suitedSpec(launchGaps(given), width);
  const [Picture, fonts] = await Promise.all([
    latePicture(pictureOf(spec)).load(),
    embeddedFonts(),
    document.fonts.ready,
  ]);
  const place = document.createElement('div');
  place.className = classes.aside ?? '';
  place.dataset.ground = 'light';
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    // A grid is as high as its rows: nothing of it may be left to scroll to.
    const drawn = isGrown(spec) ? Number.MAX_SAFE_INTEGER : drawnHeight(spec, height);
    flushSync(() =>
      root.render(
        <PictureSheet spec={spec} words={words} width={width}>
          <HiddenSeriesProvider value={{ keys: spec.hidden ?? [], onChange: () => undefined, leavesOut: true }}>
            <Picture spec={spec} ground="light" width={width} height={drawn} />
          </HiddenSeriesProvider>
        </PictureSheet>,
      ),
    );
    return paintPage(place, { title: spec.title, lines: [...words.above, ...words.below], fonts });
  } finally {
    root.unmount();
    place.remove();
  }
}
