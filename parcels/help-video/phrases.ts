import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '帮助视频：%{product}',
    close: '关闭',
    unsupported: '当前浏览器无法播放视频，请换用新版浏览器观看。',
    chinese: '中文字幕',
    english: '英文字幕',
    failed: '视频没有加载出来',
    failedText: '没有取到视频文件。请检查网络后重试。',
    retry: '重试',
  },
  en: {
    title: 'Help video: %{product}',
    close: 'Close',
    unsupported: 'This browser cannot play the video. Watch it in a newer one.',
    chinese: 'Chinese captions',
    english: 'English captions',
    failed: 'The video did not load',
    failedText: 'Its file could not be fetched. Check the network, then retry.',
    retry: 'Retry',
  },
});
