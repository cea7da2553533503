import '../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { CarStrip } from '@portal/ui/analysis';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell-app/session/session.ts';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { preload } from './index.ts';
import { answerWith, callsOf, open, requests } from './testing/area.tsx';
import { testFound, testImage } from './testing/images.ts';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

const cards = () => screen.findAllByTestId('image-card');

test.each([
  ['/image-library', ['imageSearch']],
  ['/image-library/gallery?angle=side&image=two', ['imageDetail', 'imageSearch']],
])('preload of %s asks %j', (path, names) => {
  preload(path);
  expect(requests.mock.calls.map(([name]) => name)).toEqual(names);
});

describe('the gallery', () => {
  test('S1.006 pictures stand in the sizes that the server has, the smaller format first, with what they show', async () => {
    open('/image-library/gallery');
    const [first] = await cards();
    expect(first?.textContent).toContain('Brand B · 2026 款 · 侧面 · 珍珠白');
    const [avif, webp] = [...(first?.querySelectorAll('source') ?? [])];
    expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
    expect(avif?.srcset).toMatch(
      /^\/content\/images\/one\/[0-9a-f]{16}\/320\.avif\?key=k 320w, .*1600\.avif\?key=k 1600w$/,
    );
    const image = first?.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '800']);
  });

  test('a facet goes into the address and is asked, and can be taken away again', async () => {
    open('/image-library/gallery?page=2');
    await cards();
    const angles = screen.getAllByTestId('image-facet').find(({ dataset }) => dataset.facet === 'angles');
    await userEvent.click(within(angles as HTMLElement).getByRole('checkbox', { name: /n:side/ }));
    expect(location.search).toBe('?angle=side');
    await waitFor(() => expect(callsOf('imageSearch').at(-1)?.[1]).toMatchObject({ angles: ['side'], page: 1 }));
    await userEvent.click(screen.getByRole('button', { name: '移除筛选：角度 n:side' }));
    expect(location.search).toBe('');
  });

  test('a picture opens, the arrows turn to its neighbours, and it says licence and source', async () => {
    open('/image-library/gallery?image=one');
    const box = await screen.findByTestId('lightbox');
    for (const text of ['CC BY 4.0', 'The maker', 'A photographer', '4,800 mm'])
      expect(box.textContent).toContain(text);
    fireEvent.keyDown(within(box).getByTestId('picture-after'), { key: 'ArrowRight' });
    await waitFor(() => expect(location.search).toBe('?image=two'));
    fireEvent.keyDown(within(box).getByTestId('picture-after'), { key: 'ArrowLeft' });
    await waitFor(() => expect(location.search).toBe('?image=one'));
    // The first has none before it.
    fireEvent.keyDown(within(box).getByTestId('picture-before'), { key: 'ArrowLeft' });
    expect(location.search).toBe('?image=one');
    fireEvent.keyDown(within(box).getByRole('combobox'), { key: 'ArrowRight' });
    expect(location.search).toBe('?image=one');
  });

  test('one that is withdrawn says so, and cannot be taken away', async () => {
    answerWith({
      imageDetail: () =>
        testImage('gone', {
          withdrawnOn: '2026-10-01',
          picture: { address: '', query: '', width: 0, height: 0, widths: [] },
        }),
    });
    open('/image-library/gallery?image=gone');
    const box = await screen.findByTestId('lightbox');
    await within(box).findByText(/2026-10-01/);
    expect(within(box).queryByTestId('take-picture')).toBeNull();
  });

  test('S3.054 a picture is taken away in the chosen size; what the server refuses is said in its words', async () => {
    const files: Blob[] = [];
    stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answerWith({ imageFile: () => new Blob(['x']) });
    open('/image-library/gallery?image=one');
    const box = await screen.findByTestId('lightbox');
    await userEvent.selectOptions(within(box).getByRole('combobox'), 'jpeg-640');
    await userEvent.click(within(box).getByTestId('take-picture'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(callsOf('imageFile')[0]?.[1]).toEqual({ imageId: 'one', format: 'jpeg', width: 640 });
  });

  test('where nothing is found it says what was asked, and widens with a press', async () => {
    answerWith({ imageSearch: () => testFound([], 0) });
    open('/image-library/gallery?year=1999');
    await userEvent.click(within(await screen.findByTestId('image-nothing')).getByRole('button', { name: '清除筛选' }));
    expect(location.search).toBe('');
  });
});

describe('two cars', () => {
  test('the cars and the angle stand in the address, and what they measure with its difference', async () => {
    const measures = { length: 5000, width: 1900, height: null, wheelbase: 2900 };
    answerWith({
      imagesOfCars: ({ keys }: { keys: string[] }) => ({
        items: keys.map((key, at) => ({ key, image: testImage(key, at === 1 ? { measures } : {}) })),
      }),
    });
    open('/image-library/compare?car=m-two');
    const table = await screen.findByTestId('measures');
    const cells = [...table.querySelectorAll('[data-row="length"] td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['4,800', '5,000', '+200']);
    expect(table.querySelector('[data-row="height"] td:last-child')?.textContent).toBe('-');
    await userEvent.selectOptions(screen.getAllByRole('combobox')[1] as HTMLElement, 'm-three');
    expect(location.search).toBe('?car=m-two&car=m-three');
    await userEvent.click(screen.getByRole('radio', { name: '正面' }));
    await waitFor(() => expect(callsOf('imagesOfCars').at(-1)?.[1]).toMatchObject({ angle: 'front' }));
  });
});

describe('a strip of cars elsewhere', () => {
  const cars = [
    { key: 'm-one', name: 'One' },
    { key: 'm-two', name: 'Two' },
  ];

  test('an account without the library sees nothing and asks for nothing; another sees each car with licence and source', async () => {
    const { container, unmount } = render(<CarStrip by="model" cars={cars} />);
    expect([container.textContent, callsOf('imagesOfCars')]).toEqual(['', []]);
    unmount();
    session.menus = [{ path: '/image-library', special: false } as MenuEntry];
    render(<CarStrip by="model" cars={cars} />);
    await screen.findByText(/CC BY 4.0/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/image-library/gallery?model=m-one',
      '/image-library/gallery?model=m-two',
    ]);
    session.menus = [];
  });
});
