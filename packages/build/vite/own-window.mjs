/*
 * A module of the language cannot stand within `with`, so its own window is given by names: what leaves something running,
 * and the window itself, are taken from the page's door before all else in the file.
 */

const always = ['window', 'self', 'globalThis', 'document', 'history'];
const running = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'addEventListener', 'removeEventListener'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'],
];

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** @param {Node | null} pattern @returns {string[]} the names that a declaration binds */
function boundBy(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  const parts = pattern.elements ?? pattern.properties ?? [pattern.left ?? pattern.argument ?? pattern.value];
  return parts.flatMap(boundBy);
}

/** @param {Node} statement @returns {string[]} the names that it declares at the top of a module */
function declaredBy(statement) {
  const declared = statement.declaration ?? statement;
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (declared.type === 'VariableDeclaration') return declared.declarations.flatMap(({ id }) => boundBy(id));
  return /^(?:Function|Class)Declaration$/.test(declared.type) && declared.id ? [declared.id.name] : [];
}

/** @param {Node} node @param {(node: Node) => void} see is called with it and all below it */
function walk(node, see) {
  see(node);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each.type === 'string') walk(each, see);
  }
}

const isDocumentListening = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'document' &&
  /^(?:add|remove)EventListener$/.test(callee.property.name);

/** A part that lies beside the file: the page says where it is asked for now, and checks it by its hash. */
const isPart = ({ type, source }) =>
  type === 'ImportExpression' && typeof source.value === 'string' && source.value.startsWith('.');

/**
 * The code of a finished file with what stands before it, in a line of its own.
 *
 * @param {string} name module of the area
 * @param {string} code
 * @param {(code: string) => Node} parse
 */
export function withOwnWindow(name, code, parse) {
  const program = parse(code);
  const taken = new Set(program.body.flatMap(declaredBy));
  const names = [...always, ...running].filter((each) => !taken.has(each) && code.includes(each));
  /** @type {[start: number, end: number, text: string][]} */
  const edits = [];
  walk(program, (node) => {
    if (isDocumentListening(node)) {
      const { start, end } = node.callee.object;
      edits.push([start, end, '__portalListening(document)']);
    }
    if (isPart(node)) {
      const file = JSON.stringify(node.source.value);
      edits.push([node.start, node.end, `__portalPart(${file},import.meta.url,(part)=>import(part))`]);
    }
  });
  let edited = code;
  for (const [start, end, text] of edits.sort(([one], [other]) => other - one))
    edited = edited.slice(0, start) + text + edited.slice(end);
  return `${preludeOf(name, names, taken.has('frames'))}\n${edited}`;
}

/**
 * `window` and `globalThis` are bound in the file itself: the page is reached by another name of its window.
 *
 * @param {boolean} hasFrames whether the file has a `frames` of its own
 */
function preludeOf(name, names, hasFrames) {
  const door = (which) => `Symbol.for("@portal/${which}")`;
  return [
    `const __portalPage=${hasFrames ? 'new Image().ownerDocument.defaultView' : 'frames'};`,
    `const __portalScope=__portalPage[${door('area-window')}]?.(${JSON.stringify(name)})??__portalPage;`,
    names.length > 0 ? `const{${names.join()}}=__portalScope;` : '',
    `const __portalListening=(of)=>of===__portalPage.document?__portalScope[${door('area-document')}]??of:of;`,
    `const __portalPart=(file,from,load)=>{const own=new URL(file,from).href,parts=__portalPage[${door('parts')}];if(!parts)return load(own);`,
    `const next=parts.next(own);return parts.script(own,parts.checked(next).then(()=>load(next)));};`,
  ].join('');
}
