import { compress, type Encoding } from './encoding.ts';
import { success } from './envelope.ts';

/** The envelope of a success, up to its data and after it. */
const [before = '', after = ''] = JSON.stringify(success('|')).split('"|"');

/** A whole reply as it goes over the wire, so that an answer that is kept needs no work when it is sent again. */
export class WrittenReply {
  private constructor(
    readonly body: Buffer,
    readonly encoding: Encoding,
  ) {}

  /**
   * @param data the data of the call as JSON
   * @param encoding the best one the client understands; small replies go without
   */
  static of(data: string, encoding: Encoding): WrittenReply {
    const written = compress(Buffer.from(before + data + after), encoding);
    return new WrittenReply(written.body, written.encoding);
  }
}
