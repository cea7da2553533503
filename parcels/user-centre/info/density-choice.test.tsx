import { expect, test } from '@jest/globals';
import { settings } from '@portal/shell/insider';
import { act, fireEvent, screen } from '@testing-library/react';
import { openCentre } from '../testing/open-centre.tsx';

test('S3.060 A33 the size is medium until another one is chosen in the user centre', async () => {
  openCentre();
  const chosen = () => screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
  expect(screen.getByRole('radiogroup', { name: 'Display density' })).toBeTruthy();
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Comfortable' })]);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Dense' })));
  expect(settings.size).toBe('small');
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Dense' })]);
});
