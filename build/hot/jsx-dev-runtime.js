/*
 * React's own jsxDEV fails beside a production build of React, which a portal may hold. The shared jsx is right in both,
 * and warns where React is a development build.
 */
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react';
export const jsxDEV = (type, properties, key, isStatic) => (isStatic ? jsxs : jsx)(type, properties, key);
