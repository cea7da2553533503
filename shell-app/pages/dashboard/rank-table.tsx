import { Change, classNames, formatNumber, formatRatio, Skeleton, truncateText } from '@portal/ui';
import classes from './dashboard.module.css';
import { useTranslate } from './phrases.ts';

export interface RankLine {
  rank: number;
  key: string;
  name: string;
  /** Present in a table of models. */
  manufacturer?: string;
  volume: number | null;
  yoy: number | null;
  mom: number | null;
  share: number | null;
  /** Percentage points. */
  shareChange: number | null;
}

/** S9.015: at most ten rows. */
const most = 10;

/** S2.096: a ranking with volume, growth and share. Manufacturers have a bar beside their share. */
export function RankTable({
  title,
  lines,
  ofModels,
}: {
  title: string;
  lines: readonly RankLine[];
  ofModels: boolean;
}) {
  const say = useTranslate();
  const rows = lines.slice(0, most);
  const largest = Math.max(...rows.map(({ share }) => share ?? 0));
  return (
    <div className={classes.scroll}>
      <table className={classNames(classes.table, ofModels && classes.dense)} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{say('rank')}</th>
            <th scope="col">{say('manufacturer')}</th>
            {ofModels && <th scope="col">{say('model')}</th>}
            <th scope="col" className={classes.number}>
              {say('sales')} <span className={classes.unit}>{say('cars')}</span>
            </th>
            <th scope="col" className={classes.number}>
              {say('salesYoy')}
            </th>
            <th scope="col" className={classes.number}>
              {say('salesMom')}
            </th>
            <th scope="col" className={classes.number}>
              {say('share')}
            </th>
            <th scope="col" className={classes.number}>
              {say('shareYoy')} <span className={classes.unit}>{say('points')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.key}>
              <td className={classes.rank}>{line.rank}</td>
              {ofModels && (
                <td className={classes.cut} title={line.manufacturer}>
                  {line.manufacturer}
                </td>
              )}
              <th scope="row" title={line.name}>
                {truncateText(line.name, ofModels ? 22 : 28)}
              </th>
              <td className={classes.number}>{formatNumber(line.volume)}</td>
              <td className={classes.number}>
                <Change value={line.yoy} />
              </td>
              <td className={classes.number}>
                <Change value={line.mom} />
              </td>
              <td className={classes.number}>
                <span className={classes.share}>
                  {!ofModels && <ShareBar part={(line.share ?? 0) / largest} />}
                  <span className={ofModels ? undefined : classes.shareText}>{formatRatio(line.share)}</span>
                </span>
              </td>
              <td className={classes.number}>
                <Change value={line.shareChange} format="points" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param part of the largest share, 0 to 1 */
const ShareBar = ({ part }: { part: number }) => (
  <span className={classes.shareBar} style={{ width: `${Number.isFinite(part) ? part * 40 : 0}px` }} />
);

const waitingWidths = Array.from({ length: most }, (_, index) => 96 - index * 3);

/** As tall as the table with ten rows. */
export const RankTableWaiting = () => (
  <div className={classes.tableWaiting}>
    {waitingWidths.map((width) => (
      <Skeleton key={width} height={14} width={`${width}%`} />
    ))}
  </div>
);
