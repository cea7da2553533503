export { drawSvg } from './draw-svg.tsx';
export { svgFile, toPng } from './to-file.ts';
