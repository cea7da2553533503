import { classNames, textWidth, Unseen } from '@portal/ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import { gridUnit } from '../spec/drawn-unit.ts';
import type { TilesChartSpec } from '../spec/grid-spec.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { bareText, valueText } from '../spec/values.ts';
import { nearTile } from './near-tile.ts';
import { type PlacedTile, placedTiles } from './placed-tiles.ts';
import { scaleColour } from './scale/colours.ts';
import { domainOf, placeOn } from './scale/scale.ts';
import { ScaleLegend } from './scale/scale-legend.tsx';
import classes from './tiles.module.css';
import { Tip } from './tip.tsx';
import { useTip } from './use-tip.ts';

/** Widest tile of the map in px: a wider one would only be larger. */
const widest = 92;

/** Between two tiles, and round all, in px. */
const gap = 3;

/** Width of a half-width sign of a name, in px. */
const letter = 6.6;

/** Width of a half-width sign of a figure, in px, and in a tile that is as narrow as on a phone. */
const digit = 7;
const smallDigit = 5.6;

/** Below this a tile writes its figure smaller; where it has no room even so, colour and hint say it. */
const narrow = 48;

/** Places as tiles of one size whose colour says their figure; arrows lead from tile to tile, Enter steps into one. */
export function TilesPicture({ spec, ground, width, onPick }: PictureProps<TilesChartSpec>) {
  const { value, language, tiles } = spec;
  const words = chartPhrases(language);
  const unit = useMemo(() => gridUnit(spec), [spec]);
  const figures = useMemo(() => tiles.map((tile) => tile.value), [tiles]);
  const domain = useMemo(() => domainOf(figures, spec, value.format), [figures, spec, value.format]);
  const { columns, placed } = useMemo(() => placedTiles(spec, width), [spec, width]);
  const side = Math.floor(Math.min(spec.layout === 'list' ? width : widest, (width - gap * (columns + 1)) / columns));
  const tip = useTip();
  const grid = useRef<HTMLDivElement>(null);
  const leading = placed.filter(({ index }) => index !== null);
  const [stop, setStop] = useState('');
  const first = leading.some(({ key }) => key === stop) ? stop : leading[0]?.key;
  const textOf = (tile: PlacedTile) =>
    tile.uncovered ? words.notCovered : valueText(tile.value, value.format, language, unit);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = leading.findIndex(({ key }) => key === (event.target as HTMLElement).dataset.at);
    const next = leading[nearTile(leading, from, event.key)];
    if (from < 0 || !next || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    setStop(next.key);
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.key}"]`)?.focus();
  };
  const tile = placed.find(({ key }) => key === tip.spot?.at);
  const tileOf = (tile: PlacedTile) => {
    const { key, index, row, column } = tile;
    const room = spec.layout === 'list' || textWidth(tile.name) * letter < side - 6;
    const style = {
      gridRow: row + 1,
      gridColumn: column + 1,
      backgroundColor:
        tile.value === null ? undefined : scaleColour(placeOn(domain, tile.value), ground, domain.middle !== null),
    };
    const figure = tile.uncovered || index === null ? '' : bareText(tile.value, value.format, language, unit);
    const hasRoom = textWidth(figure) * (side < narrow ? smallDigit : digit) <= side - 2;
    const inside = (
      <>
        <span>{room ? tile.name : tile.short}</span>
        {hasRoom && <b>{figure}</b>}
      </>
    );
    const look = classNames(classes.tile, tile.uncovered && classes.uncovered, index === null && classes.unasked);
    if (index === null || !onPick)
      return (
        <div key={key} data-at={key} className={look} style={style}>
          {inside}
        </div>
      );
    return (
      <button
        key={key}
        type="button"
        data-at={key}
        className={look}
        style={style}
        tabIndex={key === first ? 0 : -1}
        onClick={({ currentTarget }) => onPick(index, 0, currentTarget)}
      >
        {/* A tile may say less than there is to say of it: its name is short where there is little room. */}
        <Unseen>{`${tile.name}: ${textOf(tile)}`}</Unseen>
        <span className={classes.words} aria-hidden="true">
          {inside}
        </span>
      </button>
    );
  };
  return (
    <div ref={tip.place} className={classes.place} data-drawn="" {...tip.handlers}>
      <div
        ref={grid}
        className={classNames(classes.tiles, spec.layout === 'list' && classes.list, side < narrow && classes.small)}
        style={{ gridTemplateColumns: `repeat(${columns}, ${spec.layout === 'list' ? '1fr' : `${side}px`})` }}
        aria-hidden={onPick ? undefined : true}
        onKeyDown={onKeyDown}
      >
        {placed.map(tileOf)}
      </div>
      <ScaleLegend
        domain={domain}
        figure={value}
        unit={unit}
        language={language}
        ground={ground}
        hasUncovered={tiles.some(({ uncovered }) => uncovered)}
      />
      {tip.spot && tile && (
        <Tip at={tip.spot} title={tile.name}>
          {value.name} <b>{textOf(tile)}</b>
        </Tip>
      )}
    </div>
  );
}
