/** What every object has by birth, and a look-up by a name from outside must not find. */
export const inheritedNames = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const;
