/**
 * What a player may choose from. A film of the portal lies there as WebM and as MP4; the browser takes the first it
 * can play. An address of another site is the film itself.
 */
export function filmSources(videoUrl: string): { src: string; type?: string }[] {
  const [, name] = /^(\/[^?#]*)\.(?:webm|mp4)$/.exec(videoUrl) ?? [];
  if (!name) return [{ src: videoUrl }];
  return [
    { src: `${name}.webm`, type: 'video/webm' },
    { src: `${name}.mp4`, type: 'video/mp4' },
  ];
}
