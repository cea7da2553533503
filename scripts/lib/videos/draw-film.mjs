/**
 * Draws, encodes and writes a film; runs inside the browser, on a page where the library Mediabunny is. A scene is
 * one picture, which costs one frame a second; what is the same in the next one, such as the rail, costs nothing again.
 * @param {{ codec: 'vp9', fullCodecString: string, bitrate: number, title: string, question: string,
 *   titleSeconds: number, scenes: { png: string, mark: object | null, seconds: number, word: string }[] }} film
 * @returns {Promise<string | null>} the WebM file, base64; null where this browser has no such encoder
 */
export async function drawFilm(film) {
  const [width, height, pictureHeight] = [1280, 720, 632];
  const still = 1000;
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
    pen.fillRect(120, 276, 6, 80);
    write(film.title, 156, 334, 52, '#1d2433', 600);
    write(film.question, 120, 470, 30, '#1d2433');
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
    write(word, 32, 686, 26, '#ffffff', 600);
  };

  const scenes = [{ seconds: film.titleSeconds, draw: drawTitle }];
  for (const scene of film.scenes) {
    const picture = await createImageBitmap(new Blob([bytes(scene.png)], { type: 'image/png' }));
    scenes.push({ seconds: scene.seconds, draw: () => drawScene({ ...scene, picture }) });
  }

  const { codec, fullCodecString, bitrate } = film;
  const { BufferTarget, canEncodeVideo, CanvasSource, Output, Quality, WebMOutputFormat } = Mediabunny;
  const quality = new Quality({ bitrate });
  if (!(await canEncodeVideo(codec, { width, height, quality, fullCodecString }))) return null;

  // Whole pictures only where they are asked for.
  const source = new CanvasSource(canvas, {
    codec,
    fullCodecString,
    quality,
    keyFrameInterval: Number.MAX_SAFE_INTEGER,
  });
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  output.addVideoTrack(source);
  await output.start();

  let begin = 0;
  for (const scene of scenes) {
    const end = begin + scene.seconds * 1000;
    scene.draw();
    for (let time = begin; time < end; time += still) {
      // The first one is whole; those that follow add what the encoder was too hurried to draw sharp.
      await source.add(time / 1000, Math.min(still, end - time) / 1000, { keyFrame: time === 0 });
    }
    begin = end;
  }
  await output.finalize();
  const file = new FileReader();
  file.readAsDataURL(new Blob([output.target.buffer]));
  await new Promise((resolve) => file.addEventListener('load', resolve));
  return file.result.slice(file.result.indexOf(',') + 1);
}
