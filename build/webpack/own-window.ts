// The portal builds its own areas by what it publishes for those of others.
export { OwnWindowPlugin, ownWindow } from '../../packages/build/webpack/own-window.mjs';
