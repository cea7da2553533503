/** What programs choke on: wrong types, sizes, signs that mean something to stores, terminals, pages and file systems. */
export const nastyTexts: readonly string[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e\u2066', '\ufeff', '\u2028', '😀'.repeat(30)],
  ...['\r\nSet-Cookie: token=x', '\u001b[31mred', '\t\b\f\v', 'é\u0301'.repeat(40), '京'.repeat(400)],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE account; --',
    "';SELECT pg_sleep(3)--",
    '1;ATTACH DATABASE',
    '$1',
    ':a',
    '?',
    '%s%n',
  ],
  ...['%', '_', '\\', '%%%____\\', '*', '(', '[a-', '(a+)+$', '.*'.repeat(50), '~', '^', '"', "'", '`', "''"],
  ...['../../../../etc/passwd', '..\\..\\state.sqlite', '/dev/zero', 'file:///etc/passwd', 'C:\\', 'con', '.'],
  ...['<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '<!--', ']]>', '&#x0;', 'javascript:alert(1)'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', 'NaN', 'true'],
  ...['2024-13', '0000-00', '9999-12', '2024-02-30', '99999999', '2024-00-00 99:99:99', '1900-01', '20240230'],
  ...['0', '-1', '1e309', '0x10', '9007199254740993', '-0', '1_000', '１２', '00000000-0000-0000-0000-000000000000'],
  ...[
    'a'.repeat(5_000),
    'a'.repeat(100_000),
    ' '.repeat(20_000),
    '-'.repeat(3_000),
    'a@'.repeat(100),
    '+8613800000001',
  ],
  ...['a@b.c', '@', 'a@b.c\nBcc: d@e.f', '"a b"@c.d', '13800000001', '+86 138 0000 0001', '١٣٨٠٠٠٠٠٠٠١'],
];

const deep = (levels: number, open: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = open(value);
  return value;
};

/** Values of other types; JSON.stringify can write each. */
export const nastyValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, -0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], [[]], [null], {}, { a: 1 }, { length: -1 }, { toString: 1 }, { constructor: { prototype: {} } }],
  ...[
    Array.from({ length: 6000 }, (_, nth) => nth),
    Array.from({ length: 600 }, () => 'x'),
    ['a', 'a'],
    [{}],
    [[], []],
  ],
  ...[deep(200, (inner) => [inner]), deep(200, (inner) => ({ inner })), deep(3000, (inner) => [inner])],
];
