import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Settings of Jest under which an area finds the portal: `export default { ...portalJest }`. */
export const portalJest = {
  testEnvironment: 'jsdom',
  setupFiles: [file('page.cjs')],
  moduleNameMapper: {
    '^@portal/shell$': file('faces/shell.cjs'),
    '^@portal/ui$': file('faces/ui.cjs'),
    '^@portal/ui/charts$': file('faces/ui-charts.cjs'),
    '^@portal/ui/analysis$': file('faces/ui-analysis.cjs'),
    '\\.(css|svg|png|webp|jpg|woff2)$': file('nothing.cjs'),
  },
};
