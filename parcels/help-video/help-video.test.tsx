import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openHelpVideo, setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { closeDrawer, drawers } from '../../shell-app/drawers/drawers.ts';
import { admission } from '../../shell-app/guard/admission.ts';
import { session } from '../../shell-app/session/session.ts';
import { anEntry, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { RailVideo } from '../rail/rail-video.tsx';
import { captionFiles } from './caption-files.ts';
import { HelpVideo } from './help-video.tsx';

const pause = jest.fn();

const goTo = (path: string, search = '') => {
  admission.place = { path, search, hash: '' };
};

beforeEach(() => {
  freshShell('/sales/trend');
  closeDrawer();
  pause.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  session.menus = [
    anEntry('/sales', { title: '销量分析', videoUrl: '/videos/sales.zh_CN.webm' }),
    anEntry('/price', { videoUrl: 'https://films.example/price.mp4' }),
    anEntry('/news'),
  ];
  goTo('/sales/trend');
});
afterEach(() => setLanguage('zh_CN'));

const film = () => screen.getByTestId<HTMLVideoElement>('help-video-film');
const address = () => film().getAttribute('src');

describe('the button of the rail', () => {
  test('S2.065 S1.021 opens the film of the product that is open', async () => {
    render(<RailVideo />);
    fireEvent.click(screen.getByTestId('rail-video'));
    expect(drawers.open).toBe('help-video');
  });

  test.each([
    '',
    'javascript:alert(1)',
    'data:video/webm;base64,AAAA',
    '//films.example/a.webm',
    'ftp://films.example/a',
  ])('S2.136 A28 is not there for the address "%s", and nothing else opens the modal', (videoUrl) => {
    session.menus = [anEntry('/sales', { videoUrl })];
    render(<RailVideo />);
    expect(screen.queryByTestId('rail-video')).toBeNull();
    openHelpVideo();
    expect(drawers.open).toBeNull();
  });

  test('S2.136 is there or not as the product changes', async () => {
    render(<RailVideo />);
    expect(screen.queryByTestId('rail-video')).toBeTruthy();
    await act(async () => goTo('/news'));
    expect(screen.queryByTestId('rail-video')).toBeNull();
    await act(async () => goTo('/dashboard'));
    expect(screen.queryByTestId('rail-video')).toBeNull();
  });
});

describe('the modal', () => {
  test('S2.133 S2.134 S9.022 is 1000 px wide and plays the film of the product', async () => {
    render(<HelpVideo />);
    expect(screen.getByTestId('help-video').style.width).toBe('1000px');
    expect(screen.getByRole('heading', { name: '帮助视频：销量分析' })).toBeTruthy();
    expect(address()).toBe('/videos/sales.zh_CN.webm');
  });

  test('S2.134 follows the menu, whose films are those of its language', async () => {
    render(<HelpVideo />);
    await act(async () => {
      session.menus = [anEntry('/sales', { title: 'Sales', videoUrl: '/videos/sales.en.webm' })];
    });
    expect(address()).toBe('/videos/sales.en.webm');
  });

  test('S2.134 plays the film of the product that the address names', async () => {
    goTo('/sales/trend', '?product=/price');
    render(<HelpVideo />);
    expect(address()).toBe('https://films.example/price.mp4');
  });

  test('S2.135 says in its place that films cannot be played, in both languages', async () => {
    render(<HelpVideo />);
    expect(film().textContent).toBe('当前浏览器无法播放视频，请换用新版浏览器观看。');
    await act(async () => setLanguage('en'));
    expect(film().textContent).toBe('This browser cannot play the video. Please use a newer browser.');
  });

  test('has captions in both languages, those of the portal switched on', async () => {
    await act(async () => setLanguage('en'));
    render(<HelpVideo />);
    const tracks = [...film().querySelectorAll('track')].map((track) => [track.getAttribute('src'), track.default]);
    expect(tracks).toEqual([
      ['/videos/sales.zh_CN.vtt', false],
      ['/videos/sales.en.vtt', true],
    ]);
    expect(captionFiles('/videos/own.webm').en).toBe('/videos/own.en.vtt');
    expect(captionFiles('https://films.example/price.mp4')).toEqual({});
  });

  test('A28 closing stops the film', async () => {
    const { unmount } = render(<HelpVideo />);
    fireEvent.click(screen.getByTestId('help-video-close'));
    expect(drawers.open).toBeNull();
    expect(pause).not.toHaveBeenCalled();
    unmount();
    expect(pause).toHaveBeenCalledTimes(1);
  });

  test('a film that does not load says so and can be tried again', async () => {
    render(<HelpVideo />);
    fireEvent.error(film());
    expect(screen.getByTestId('help-video-failed').textContent).toContain('视频文件未能加载');
    fireEvent.click(screen.getByText('重试'));
    expect(film()).toBeTruthy();
  });

  test('S2.136 goes when the product of the place has no film', async () => {
    openHelpVideo();
    render(<HelpVideo />);
    await act(async () => goTo('/news'));
    expect(drawers.open).toBeNull();
    expect(screen.queryByTestId('help-video')).toBeNull();
  });
});
