import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { placeOf } from '../navigation/place.ts';
import { admission, useAdmission } from './admission.ts';

test('nothing is on screen before the guard has decided, then what it let pass last', async () => {
  const { result } = renderHook(useAdmission);
  expect(result.current).toBeNull();
  await act(async () => void (admission.place = placeOf('/sales/trend?by=fuel')));
  expect(result.current).toEqual(placeOf('/sales/trend?by=fuel'));
});
