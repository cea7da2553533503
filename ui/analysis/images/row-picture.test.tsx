import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { TableModel } from '@portal/contract';
import { request } from '@portal/shell';
import { render, screen } from '@testing-library/react';
import { answerCalls } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { picturedCars, RowPicture } from './row-picture.tsx';

const column = (key: string) => ({ key }) as TableModel['columns'][number];
const row = (kind: string, key: string) =>
  ({ kind, keys: { model: key }, names: {}, values: {} }) as unknown as TableModel['rows'][number];
const rows = [...Array.from({ length: 70 }, (_, at) => row('row', `car-${at}`)), row('others', '')];

beforeEach(() => {
  jest.mocked(request).mockReset();
  forgetAnswers();
  answerCalls((name) => (name === 'imagesOfCars' ? () => ({ items: [] }) : undefined));
});

test('a table of models has pictures, asked for in parts of fifty; one of brands has none', async () => {
  const cars = picturedCars({ rows, columns: [column('model')] });
  expect(picturedCars({ rows, columns: [column('brand')] })).toBeNull();
  expect(cars?.partOf('car-3')).toHaveLength(50);
  expect(cars?.partOf('car-60')).toHaveLength(20);
  if (!cars) return;
  render(
    <>
      <RowPicture cars={cars} car="car-60" />
      <RowPicture cars={cars} car="car-61" />
      <RowPicture cars={cars} car={undefined} />
    </>,
  );
  // The place of each is there before its picture, also where no car stands.
  expect(await screen.findAllByTestId('row-picture')).toHaveLength(3);
  expect(
    jest.mocked(request).mock.calls.map(([name, payload]) => [name, (payload as { keys: string[] }).keys.length]),
  ).toEqual([['imagesOfCars', 20]]);
});
