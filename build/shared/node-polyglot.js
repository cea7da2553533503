export { default } from 'node-polyglot';
