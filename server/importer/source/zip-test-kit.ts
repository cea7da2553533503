import { deflateRawSync } from 'node:zlib';
import crc32 from 'crc-32';

/** A file to be packed, and how its entry lies about it. */
export interface Packed {
  name: string | Buffer;
  content: string | Buffer;
  /** Bytes that it claims to hold. */
  size?: number;
  sum?: number;
  /** General purpose flags: 0x800 says that the name is UTF-8, 1 that a password is wanted. */
  flags?: number;
}

/** A .zip made by hand, so that tests may make ones that no program makes. */
export function packZip(files: Packed[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size, sum, flags = 0x800 } of files) {
    const bytes = Buffer.from(content);
    const title = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(sum ?? crc32.buf(bytes) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    common.copy(head, 4);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    local.push(head, title, packed);
    central.push(entry, title);
    offset += head.length + title.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
