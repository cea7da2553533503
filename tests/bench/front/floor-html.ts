/** The page of the floor: one style sheet, one script, nothing known in advance. */
export const floorHtml = (files: { js: string[]; css: string[] }): string =>
  [
    '<!doctype html><html lang="en" data-theme="#3366FF"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>',
    ...files.css.map((file) => `<link rel="stylesheet" href="/floor/${file}">`),
    ...files.js.map((file) => `<script defer src="/floor/${file}"></script>`),
    '</head><body><div id="portal"></div></body></html>',
  ].join('\n');
