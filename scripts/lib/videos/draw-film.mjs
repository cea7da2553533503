/**
 * Draws, encodes and writes a film; runs inside the browser, on a page where the library Mediabunny is. Cuts are soft;
 * a picture that stands still costs one frame each half second.
 * @param {{ ending: 'webm' | 'mp4', codec: 'vp9' | 'avc', fullCodecString: string, bitrate: number,
 *   title: { zh: string, en: string }, question: { zh: string, en: string }, titleSeconds: number,
 *   scenes: { png: string, mark: object | null, seconds: number, word: { zh: string, en: string } }[] }} film
 * @returns {Promise<string | null>} the file, base64; null where this browser has no such encoder
 */
export async function drawFilm(film) {
  const [width, height, pictureHeight] = [1280, 720, 632];
  const [cut, step, still] = [600, 75, 500];
  const font = "'Inter', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const write = (text, x, y, size, colour, weight = 400) => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };

  const drawTitle = () => {
    pen.fillStyle = '#f0f5ff';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#3366ff';
    pen.fillRect(120, 250, 6, 132);
    write(film.title.zh, 156, 300, 52, '#1d2433', 600);
    write(film.title.en, 156, 370, 34, '#5b667b');
    write(film.question.zh, 120, 480, 30, '#1d2433');
    write(film.question.en, 120, 526, 24, '#5b667b');
  };
  const drawScene = ({ picture, mark, word }) => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0);
    if (mark) {
      const space = 6;
      pen.strokeStyle = '#3366ff';
      pen.lineWidth = 3;
      pen.beginPath();
      const top = Math.max(4, mark.y - space);
      const bottom = Math.min(pictureHeight - 4, mark.y + mark.height + space);
      const left = Math.max(4, mark.x - space);
      const right = Math.min(width - 4, mark.x + mark.width + space);
      pen.roundRect(left, top, right - left, bottom - top, 10);
      pen.stroke();
    }
    pen.fillStyle = '#12151c';
    pen.fillRect(0, pictureHeight, width, height - pictureHeight);
    write(word.zh, 32, 672, 26, '#ffffff', 600);
    write(word.en, 32, 704, 19, '#9aa5b8');
  };

  const scenes = [{ seconds: film.titleSeconds, draw: drawTitle }];
  for (const scene of film.scenes) {
    const picture = await createImageBitmap(new Blob([bytes(scene.png)], { type: 'image/png' }));
    scenes.push({ seconds: scene.seconds, draw: () => drawScene({ ...scene, picture }) });
  }

  const { codec, fullCodecString, bitrate, ending } = film;
  const { BufferTarget, canEncodeVideo, CanvasSource, Mp4OutputFormat, Output, Quality, WebMOutputFormat } = Mediabunny;
  const quality = new Quality({ bitrate });
  if (!(await canEncodeVideo(codec, { width, height, quality, fullCodecString }))) return null;

  // Whole pictures only where they are asked for.
  const source = new CanvasSource(canvas, {
    codec,
    fullCodecString,
    quality,
    keyFrameInterval: Number.MAX_SAFE_INTEGER,
  });
  // What a player needs to begin stands before the pictures.
  const format = ending === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  output.addVideoTrack(source);
  await output.start();

  let begin = 0;
  for (const [place, scene] of scenes.entries()) {
    const end = begin + scene.seconds * 1000;
    const before = scenes[place - 1];
    let settled = false;
    for (let time = begin, next = begin; time < end; time = next) {
      next = Math.min(end, time + (time - begin < cut ? step : still));
      const share = before ? Math.min(1, (time - begin) / cut) : 1;
      if (share < 1) before.draw();
      pen.globalAlpha = 1;
      if (share < 1) {
        const under = await createImageBitmap(canvas);
        scene.draw();
        pen.globalAlpha = 1 - share * share * (3 - 2 * share);
        pen.drawImage(under, 0, 0);
        pen.globalAlpha = 1;
        under.close();
      } else scene.draw();
      // A whole picture once the cut is over, so that no trace of the former scene stays.
      await source.add(time / 1000, (next - time) / 1000, { keyFrame: share === 1 && !settled });
      settled = share === 1;
    }
    begin = end;
  }
  await output.finalize();
  const file = new FileReader();
  file.readAsDataURL(new Blob([output.target.buffer]));
  await new Promise((resolve) => file.addEventListener('load', resolve));
  return file.result.slice(file.result.indexOf(',') + 1);
}
