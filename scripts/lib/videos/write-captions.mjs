const clock = (ms) => new Date(ms).toISOString().slice(11, 23);

/**
 * Captions as WebVTT.
 * @param {{ seconds: number, text: string }[]} lines one after the other
 */
export function writeCaptions(lines) {
  let begin = 0;
  const cues = lines.map(({ seconds, text }) => {
    const end = begin + seconds * 1000;
    const cue = `${clock(begin)} --> ${clock(end)} line:-3\n${text}\n`;
    begin = end;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
