import type { AnswerAbout, LifeCurve, Release } from '@portal/contract';
import type { ModelLife } from './ask.ts';

/** An answer with a curve: what all of its cards are about. */
export type Shown = ModelLife & {
  model: LifeCurve;
  release: Release;
  period: NonNullable<ModelLife['period']>;
  dataSource: NonNullable<ModelLife['dataSource']>;
};

/** Whether there is a curve to show. */
export const isShown = (life: ModelLife): life is Shown =>
  life.model !== null && life.release !== null && life.period !== null && life.dataSource !== null;

/** What charts and files say of the answer. */
export const aboutOf = ({ release, period, dataSource, model }: Shown): AnswerAbout => ({
  release,
  period: { ...period, from: model.from },
  dataSources: [dataSource],
});

/** S3.053: the name of the export in the table of downloads. */
export const exportPath = '/v3/iw-sales-analysis/car-life-cycle/export';
