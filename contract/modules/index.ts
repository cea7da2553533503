export * from './code-at.ts';
export * from './face-versions.ts';
export * from './version-range.ts';
