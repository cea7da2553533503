import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { ProductPicture } from './product-picture.tsx';

const product = { id: '1', key: 'sales', productName: 'Sales', memo: '', path: '/sales' };
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

test('a product shows the picture that its manifest names', () => {
  render(<ProductPicture product={{ ...product, picture: '/pictures/sales.en.webp' }} />);
  expect(pictures()).toEqual(['/pictures/sales.en.webp']);
});

test('without a picture, or with one that cannot be had, the sign of the product stands there', () => {
  const { container, rerender } = render(<ProductPicture product={product} />);
  expect([pictures(), container.querySelectorAll('svg').length]).toEqual([[], 1]);
  rerender(<ProductPicture product={{ ...product, picture: '/gone.webp' }} />);
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect([pictures(), container.querySelectorAll('svg').length]).toEqual([[], 1]);
});
