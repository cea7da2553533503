import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has, Node has and jsdom lacks. */
const fromNode = [
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/**
 * A page of its own for each file. Tabs tell each other of sessions, and the files of one process would hear
 * one another: the channels that a file has opened are closed with its page.
 */
export default class PageEnvironment extends TestEnvironment {
  channels = new Set();

  constructor(config, context) {
    super(config, context);
    const { channels } = this;
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    this.global.reconfigurePage = (settings) => this.dom.reconfigure(settings);
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }

      close() {
        channels.delete(this);
        super.close();
      }
    };
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }

  /** Packages give a test what they give Node, as they give it to the server. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
