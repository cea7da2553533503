const clock = (ms) => new Date(ms).toISOString().slice(11, 23);

/** How long the first picture stands, which says what the film is about. */
export const titleSeconds = 3;

/**
 * Captions as WebVTT. They say what the pictures do not: the title of the film and the word of a scene stand in the
 * picture, in both languages, so no caption repeats them.
 * @param {import('./read-stories.mjs').Scene[]} scenes one after the other, behind the title
 * @param {'zh' | 'en'} language
 */
export function writeCaptions(scenes, language) {
  let begin = titleSeconds * 1000;
  const cues = scenes.map((scene) => {
    const end = begin + scene.seconds * 1000;
    const cue = `${clock(begin)} --> ${clock(end)} line:-3\n${scene[language]}\n`;
    begin = end;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
