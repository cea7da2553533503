/** Ids of the elements of a WebM file, as EBML writes them. */
const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
};

/** A whole number in as few bytes as it takes, or in as many as are asked for. */
function bytesOf(number, length = Math.max(1, Math.ceil(Math.log2(number + 1) / 8))) {
  const bytes = Buffer.alloc(length);
  for (let at = length - 1, rest = number; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
}

/** A size in eight bytes: the same for every element, so that places can be counted before they are known. */
const sizeOf = (length) => Buffer.concat([Buffer.from([0x01]), bytesOf(length, 7)]);

const element = (name, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytesOf(ids[name]), sizeOf(body.length), body]);
};
const whole = (name, number, length) => element(name, bytesOf(number, length));
const words = (name, text) => element(name, Buffer.from(text));

function real(name, number) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  return element(name, bytes);
}

/** A picture with its time since the cluster began, in ms. */
function block(chunk, begin) {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(chunk.time - begin, 1);
  head[3] = chunk.key ? 0x80 : 0;
  return element('simpleBlock', head, chunk.data);
}

/** Each cluster begins with a whole picture, so that a player can jump to it. */
function clustersOf(chunks) {
  const groups = [];
  for (const chunk of chunks) {
    if (chunk.key) groups.push([]);
    groups.at(-1).push(chunk);
  }
  return groups.map((group) => ({
    time: group[0].time,
    bytes: element('cluster', whole('timestamp', group[0].time), ...group.map((chunk) => block(chunk, group[0].time))),
  }));
}

/** Where each cluster lies; numbers have a fixed length, so that the list is as long with any places. */
const cuesOf = (clusters, first) => {
  let place = first;
  const points = clusters.map(({ time, bytes }) => {
    const at = place;
    place += bytes.length;
    const position = element('cueTrackPositions', whole('cueTrack', 1), whole('cueClusterPosition', at, 4));
    return element('cuePoint', whole('cueTime', time, 4), position);
  });
  return element('cues', ...points);
};

/**
 * Writes a silent VP9 film as WebM, with its duration and the places to jump to.
 * @param {{ width: number, height: number, duration: number, chunks: { time: number, key: boolean, data: Buffer }[] }} film
 *   times in ms; the first chunk is a whole picture
 * @returns {Buffer} the file
 */
export function writeWebm({ width, height, duration, chunks }) {
  const head = element(
    'ebml',
    whole('ebmlVersion', 1),
    whole('ebmlReadVersion', 1),
    whole('ebmlMaxIdLength', 4),
    whole('ebmlMaxSizeLength', 8),
    words('docType', 'webm'),
    whole('docTypeVersion', 4),
    whole('docTypeReadVersion', 2),
  );
  const info = element(
    'info',
    whole('timestampScale', 1_000_000),
    real('duration', duration),
    words('muxingApp', 'portal'),
    words('writingApp', 'portal'),
  );
  const size = element('video', whole('pixelWidth', width), whole('pixelHeight', height));
  const track = [whole('trackNumber', 1), whole('trackUid', 1), whole('trackType', 1), words('codecId', 'V_VP9'), size];
  const tracks = element('tracks', element('trackEntry', ...track));
  const clusters = clustersOf(chunks);
  const before = info.length + tracks.length;
  const cues = cuesOf(clusters, before + cuesOf(clusters, 0).length);
  return Buffer.concat([head, element('segment', info, tracks, cues, ...clusters.map(({ bytes }) => bytes))]);
}
