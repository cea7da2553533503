/** Times of the file are told in milliseconds. */
const scale = 1000;

const whole = (number, length = 4) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(number, 0, length);
  return bytes;
};
const zeros = (length) => Buffer.alloc(length);
const box = (name, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([whole(body.length + 8), Buffer.from(name, 'latin1'), body]);
};
/** A box with a version and flags before its content. */
const full = (name, flags, ...parts) => box(name, whole(flags), ...parts);
/** A table: how many rows, then the rows. */
const table = (name, rows) =>
  full(name, 0, whole(rows.length), ...rows.map((row) => Buffer.concat(row.map((n) => whole(n)))));

/** No turn and no stretch: the identity in fixed-point numbers. */
const upright = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map((number) => whole(number)));

/** Neighbours of the same length share a row: how many, how long. */
function runsOf(lengths) {
  const runs = [];
  for (const length of lengths) {
    const last = runs.at(-1);
    if (last?.[1] === length) last[0] += 1;
    else runs.push([1, length]);
  }
  return runs;
}

/** The kind of the pictures: H.264 of this size, and how the decoder is set up. */
function descriptionOf({ width, height, setup }) {
  const resolution = [whole(0x480000), whole(0x480000)];
  const entry = box(
    'avc1',
    zeros(6),
    whole(1, 2),
    zeros(16),
    whole(width, 2),
    whole(height, 2),
    ...resolution,
    zeros(4),
    whole(1, 2),
    zeros(32),
    whole(0x18, 2),
    whole(0xffff, 2),
    box('avcC', setup),
  );
  return full('stsd', 0, whole(1), entry);
}

/** Everything but the pictures, which begin at this place of the file. */
function movieOf({ width, height, duration, chunks, setup }, place) {
  const lengths = chunks.map(({ time }, at) => (chunks[at + 1]?.time ?? duration) - time);
  const keys = chunks.flatMap(({ key }, at) => (key ? [[at + 1]] : []));
  const samples = box(
    'stbl',
    descriptionOf({ width, height, setup }),
    table('stts', runsOf(lengths)),
    table('stss', keys),
    table('stsc', [[1, chunks.length, 1]]),
    full('stsz', 0, whole(0), whole(chunks.length), ...chunks.map(({ data }) => whole(data.length))),
    table('stco', [[place]]),
  );
  const here = box('dinf', full('dref', 0, whole(1), full('url ', 1)));
  const media = box(
    'mdia',
    // The language is none: und, in three times five bits.
    full('mdhd', 0, zeros(8), whole(scale), whole(duration), whole(0x55c4, 2), zeros(2)),
    full('hdlr', 0, zeros(4), Buffer.from('vide'), zeros(12), Buffer.from('film\0')),
    box('minf', full('vmhd', 1, zeros(8)), here, samples),
  );
  const size = [whole(width * 0x10000), whole(height * 0x10000)];
  const head = full('tkhd', 3, zeros(8), whole(1), zeros(4), whole(duration), zeros(16), upright, ...size);
  const rate = [whole(0x10000), whole(0x100, 2), zeros(10)];
  return box(
    'moov',
    full('mvhd', 0, zeros(8), whole(scale), whole(duration), ...rate, upright, zeros(24), whole(2)),
    box('trak', head, media),
  );
}

/**
 * Writes a silent H.264 film as MP4. What a player needs to begin stands before the pictures.
 * @param {{ width: number, height: number, duration: number, setup: Buffer,
 *   chunks: { time: number, key: boolean, data: Buffer }[] }} film times in ms; the first chunk is a whole picture;
 *   the setup is what the encoder says of its stream (AVCDecoderConfigurationRecord)
 * @returns {Buffer} the file
 */
export function writeMp4(film) {
  const kind = box('ftyp', Buffer.from('isom'), whole(0x200), Buffer.from('isomiso2avc1mp41'));
  const pictures = film.chunks.map(({ data }) => data);
  // The place is a number of fixed length: the part before the pictures is as long with any.
  const place = kind.length + movieOf(film, 0).length + 8;
  return Buffer.concat([kind, movieOf(film, place), box('mdat', ...pictures)]);
}
