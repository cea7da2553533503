import type { Language } from '@portal/shell';

/**
 * Where the captions of a film lie: beside it, as /videos/sales.en.vtt beside /videos/sales.webm. Another site lends
 * none.
 */
export function captionFiles(videoUrl: string): Partial<Record<Language, string>> {
  const [, name] = /^(\/[^?#]*)\.(?:webm|mp4)$/.exec(videoUrl) ?? [];
  return name ? { zh_CN: `${name}.zh_CN.vtt`, en: `${name}.en.vtt` } : {};
}
