import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '帮助视频：%{product}',
    close: '关闭',
    unsupported: '当前浏览器无法播放视频，请换用新版浏览器观看。',
    chinese: '中文字幕',
    english: '英文字幕',
    failed: '视频加载失败',
    failedText: '视频文件未能加载。请检查网络后重试。',
    retry: '重试',
  },
  en: {
    title: 'Help video: %{product}',
    close: 'Close',
    unsupported: 'This browser cannot play the video. Please use a newer browser.',
    chinese: 'Chinese captions',
    english: 'English captions',
    failed: 'The video did not load',
    failedText: 'The video file could not be loaded. Check the network, then retry.',
    retry: 'Retry',
  },
});
