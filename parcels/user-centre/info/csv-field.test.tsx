import { expect, test } from '@jest/globals';
import { csvChoice } from '@portal/shell';
import { fireEvent, screen } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { openCentre } from '../testing/open-centre.tsx';

test('the signs of CSV are chosen for the account, and stand as before where that fails', async () => {
  openCentre();
  const field = () => screen.getByTestId<HTMLSelectElement>('csv-style');
  let fails = false;
  const server = fakeServer({ keepCsvStyle: () => (fails ? { status: '1', msg2Client: 'Not now.' } : { data: null }) });
  fireEvent.change(field(), { target: { value: '1' } });
  await eventually(() => expect(server.named('keepCsvStyle')).toHaveLength(1));
  expect(server.named('keepCsvStyle')[0]?.body?.data).toEqual({ style: { delimiter: ';', decimal: ',' } });
  expect(csvChoice.style()).toEqual({ delimiter: ';', decimal: ',' });
  fails = true;
  fireEvent.change(field(), { target: { value: '3' } });
  await eventually(() => expect(server.named('keepCsvStyle')).toHaveLength(2));
  await eventually(() => expect(field().value).toBe('1'));
});
