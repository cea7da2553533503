import { CallProblem, PortalLink, useAnswer } from '@portal/shell';
import { AnswerPlace, Button, formatNumber, IconArrowLeft, IconArrowRight, Modal, Skeleton } from '@portal/ui';
import { CarPicture } from '@portal/ui/analysis';
import { details, type Image } from '../../data/ask.ts';
import type { ImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';
import classes from './lightbox.module.css';
import { TakePicture } from './take-picture.tsx';
import { useTurning } from './use-turning.ts';

interface LightboxProps {
  address: ImageAddress;
  /** The pictures of the list, through which one turns. */
  items: readonly Image[];
}

/** A picture as large as there is room, with what it shows and what may be done with it; arrows turn to the others. */
export function Lightbox({ address, items }: LightboxProps) {
  const translate = phrases.useTranslate();
  const { view, turnTo, toList } = address;
  const at = items.findIndex(({ imageId }) => imageId === view.id);
  const listed = items[at];
  const answered = useAnswer(details, listed ? null : view.id);
  const turn = (by: -1 | 1) => {
    const next = at === -1 ? undefined : items[at + by];
    if (next) turnTo(next.imageId);
  };
  useTurning(turn);
  const way = (by: -1 | 1) => ({
    'aria-disabled': !items[at + by] || at === -1,
    onClick: () => turn(by),
  });
  return (
    <Modal
      open
      onClose={toList}
      width={1240}
      title={
        listed
          ? translate('pictureOf', { at: formatNumber(at + 1), n: formatNumber(items.length) })
          : translate('picture')
      }
      closeLabel={translate('close')}
      data-testid="lightbox"
    >
      <AnswerPlace
        answered={listed ? { ...answered, answer: listed, error: undefined } : answered}
        loading={translate('loading')}
        skeleton={<Skeleton height={420} />}
        problem={(error, retry) => (
          <CallProblem
            error={error}
            retry={retry}
            failed={translate('failed')}
            refused={translate('refused')}
            gone={{ back: translate('backToList'), leave: toList }}
          />
        )}
      >
        {(image) => (
          <div className={classes.open}>
            <div className={classes.picture}>
              <CarPicture key={image.imageId} image={image} sizes="(width < 900px) 92vw, 820px" isFirst />
              {items.length > 1 && (
                <div className={classes.ways}>
                  <Button icon={<IconArrowLeft />} {...way(-1)} data-testid="picture-before">
                    {translate('before')}
                  </Button>
                  <Button icon={<IconArrowRight />} {...way(1)} data-testid="picture-after">
                    {translate('after')}
                  </Button>
                </div>
              )}
            </div>
            <Facts image={image} />
          </div>
        )}
      </AnswerPlace>
    </Modal>
  );
}

/** What a picture shows, how large the car is, and what may be done with the picture. */
function Facts({ image }: { image: Image }) {
  const translate = phrases.useTranslate();
  const { brand, model, subModel, year, angle, colour, licence, source, credit, drawn, measures, withdrawnOn } = image;
  const millimetres = (value: number | null) => (value === null ? null : `${formatNumber(value)} mm`);
  const facts: [string, string | null][] = [
    [translate('brand'), brand.name],
    [translate('subModel'), subModel?.name ?? null],
    [translate('year'), translate('yearOf', { year: String(year) })],
    [translate('angle'), translate(angle)],
    [translate('colour'), colour.name],
    [translate('length'), millimetres(measures.length)],
    [translate('width'), millimetres(measures.width)],
    [translate('height'), millimetres(measures.height)],
    [translate('wheelbase'), millimetres(measures.wheelbase)],
    [translate('licence'), licence],
    [translate('source'), source],
    [translate('credit'), credit || null],
  ];
  return (
    <div className={classes.facts}>
      <h3>{model.name}</h3>
      {drawn && <p className={classes.note}>{translate('drawn')}</p>}
      {withdrawnOn !== '' && <p className={classes.note}>{translate('withdrawn', { day: withdrawnOn })}</p>}
      <dl>
        {facts.map(([name, text]) =>
          text === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {withdrawnOn === '' && <TakePicture image={image} />}
      <p className={classes.links}>
        <PortalLink to={`/image-library/gallery?${new URLSearchParams({ model: model.key })}`}>
          {translate('allOfModel')}
        </PortalLink>
        <PortalLink to={`/image-library/compare?${new URLSearchParams({ car: model.key })}`}>
          {translate('compareWith')}
        </PortalLink>
      </p>
    </div>
  );
}
