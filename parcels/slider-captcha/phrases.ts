import { createPhrases } from '@portal/shell';

export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '安全验证',
    close: '关闭',
    hint: '将图形移到形状相同的缺口处',
    keys: '也可用键盘：← → 移动，Enter 确认',
    track: '向右拖动',
    handle: '拼图滑块',
    position: '%{x} / %{max} 像素',
    picture:
      '一幅图片，上面有一排不同形状的缺口；左侧的图形属于其中形状相同的一个，可能转过方向。键盘操作：左右方向键移动 1 像素，Shift 加方向键或 Page Up、Page Down 移动 10 像素，按 Enter 确认。',
    loading: '正在获取拼图…',
    judging: '正在验证…',
    verified: '验证成功',
    wrong: '验证失败。请拖动滑块，使悬浮图像正确拼合。',
    over: '拼图已超过两分钟，请换一张。',
    loadFailed: '无法获取拼图，请检查网络后重试。',
    judgeFailed: '验证没有完成，请检查网络后重试。',
    retry: '重试',
    refresh: '换一张',
  },
  en: {
    title: 'Security check',
    close: 'Close',
    hint: 'Move the piece to the hole of its shape',
    keys: 'Keyboard: ← → to move, Enter to confirm',
    track: 'Drag to the right',
    handle: 'Puzzle slider',
    position: '%{x} of %{max} pixels',
    picture:
      'A picture with a row of holes of different shapes; the piece at the left edge belongs to the one of its own shape and may be turned. Keyboard: the left and right arrow keys move it by 1 pixel; Shift with an arrow key, Page Up and Page Down move it by 10; Enter confirms.',
    loading: 'Loading the puzzle…',
    judging: 'Checking…',
    verified: 'Verified',
    wrong: 'Verification failed. Drag the slider so that the floating image merges correctly.',
    over: 'This puzzle has expired after two minutes. Please load a new one.',
    loadFailed: 'The puzzle could not be loaded. Check the network, then try again.',
    judgeFailed: 'Verification did not complete. Check the network, then try again.',
    retry: 'Retry',
    refresh: 'New puzzle',
  },
});
