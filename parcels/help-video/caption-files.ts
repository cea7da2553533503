import type { Language } from '@portal/shell';

/**
 * Where the captions of a film lie: beside it, in both languages, as /videos/sales.en.vtt beside
 * /videos/sales.zh_CN.webm. Another site lends none.
 */
export function captionFiles(videoUrl: string): Partial<Record<Language, string>> {
  const [, name] = /^(\/[^?#]*?)(?:\.(?:zh_CN|en))?\.(?:webm|mp4)$/.exec(videoUrl) ?? [];
  return name ? { zh_CN: `${name}.zh_CN.vtt`, en: `${name}.en.vtt` } : {};
}
