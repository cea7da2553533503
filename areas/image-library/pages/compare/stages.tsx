import { Card } from '@portal/ui';
import { CarPicture, licenceText } from '@portal/ui/analysis';
import type { Image } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';
import classes from './stages.module.css';
import { barOf, toScale } from './to-scale.ts';

/** The length of the bar that says the scale, in mm. */
const bar = 1000;

/** Two pictures on stages of one size: a millimetre is as long on one as on the other. */
export function Stages({ images }: { images: readonly (Image | undefined)[] }) {
  const translate = phrases.useTranslate();
  const stage = toScale(images);
  const isToScale = stage?.placed.every(Boolean) ?? false;
  return (
    <Card title={translate('sideBySide')} caption={translate(isToScale ? 'toScale' : 'notToScale')}>
      <div className={classes.stages}>
        {images.map((image, at) => {
          const placed = stage?.placed[at];
          return (
            <figure key={image?.imageId ?? `none ${at}`} className={classes.figure} data-testid="stage">
              <div
                className={classes.stage}
                style={{ aspectRatio: stage ? `${stage.width} / ${stage.height}` : '2' }}
                data-scaled={placed ? true : undefined}
              >
                {image ? (
                  <div
                    className={classes.car}
                    style={
                      placed
                        ? { width: `${placed.width}%`, left: `${placed.left}%`, top: `${placed.top}%` }
                        : { width: '100%', left: 0, top: 0 }
                    }
                  >
                    <CarPicture image={image} sizes="(width < 900px) 92vw, 640px" isFirst className={classes.bare} />
                  </div>
                ) : (
                  <p className={classes.none}>{translate('noPicture')}</p>
                )}
                {stage && placed && (
                  <>
                    <span className={classes.ground} style={{ bottom: `${stage.ground}%` }} />
                    <span className={classes.bar} style={{ width: `${barOf(stage, bar)}%` }}>
                      1,000 mm
                    </span>
                  </>
                )}
              </div>
              {image && (
                <figcaption>
                  <strong>{image.model.name}</strong>
                  <span>{licenceText(image)}</span>
                </figcaption>
              )}
            </figure>
          );
        })}
      </div>
    </Card>
  );
}
