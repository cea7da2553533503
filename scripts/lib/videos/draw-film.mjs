/**
 * Draws and encodes a film; runs inside the browser. Cuts are soft; a picture that stands still costs one frame each
 * half second.
 * @param {{ codec: string, bitrate: number, title: { zh: string, en: string }, question: { zh: string, en: string }, titleSeconds: number,
 *   scenes: { png: string, mark: object | null, seconds: number, word: { zh: string, en: string } }[] }} film
 * @returns {Promise<{ setup: string, chunks: { time: number, key: boolean, data: string }[] } | null>} the pictures and
 *   how a decoder is set up for them, base64, times in ms; null where this browser has no such encoder
 */
export async function drawFilm(film) {
  const [width, height, pictureHeight] = [1280, 720, 632];
  const [cut, step, still] = [600, 75, 500];
  const font = "'Inter', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const textOf = (buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
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

  const { codec, bitrate } = film;
  const settings = { codec, width, height, bitrate, framerate: 5, latencyMode: 'quality' };
  if (!(await VideoEncoder.isConfigSupported(settings)).supported) return null;

  const chunks = [];
  let setup = '';
  let failure = null;
  const encoder = new VideoEncoder({
    output: (chunk, { decoderConfig }) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      chunks.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: textOf(data) });
      if (decoderConfig?.description) setup = textOf(decoderConfig.description);
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(settings);
  const show = async (time, key) => {
    const frame = new VideoFrame(canvas, { timestamp: time * 1000 });
    encoder.encode(frame, { keyFrame: key });
    frame.close();
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  let begin = 0;
  for (const [place, scene] of scenes.entries()) {
    const end = begin + scene.seconds * 1000;
    const before = scenes[place - 1];
    let settled = false;
    for (let time = begin; time < end; time += time - begin < cut ? step : still) {
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
      await show(time, share === 1 && !settled);
      settled = share === 1;
    }
    begin = end;
  }
  await encoder.flush();
  encoder.close();
  if (failure) throw failure;
  return { setup, chunks };
}
