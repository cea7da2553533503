import { type Static, Type } from '@sinclair/typebox';
import { largestMark, mailSecurities, settingOrigins } from '../../administration.ts';
import { Empty, nullable } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Done, Typed } from './parts.ts';

/** Where a value comes from; what does not come from here cannot be set here. */
const From = oneOf(settingOrigins);

/** A text in both languages; empty where there is none. */
const Both = Type.Object({ from: From, zh_CN: Type.String(), en: Type.String() });

const Security = oneOf(mailSecurities);

export const PortalSheet = Type.Object({
  name: Both,
  firm: Both,
  contact: Type.Object({ from: From, value: Type.String() }),
  mark: Type.Object({
    from: From,
    /** On this site; null for the portal's own sign. */
    address: nullable(Type.String()),
  }),
  mail: Type.Object({
    from: From,
    /** Empty where there is none. */
    host: Type.String(),
    port: Type.Integer(),
    security: Security,
    sender: Type.String(),
    user: Type.String(),
    /** Whether a password is stored; nobody is shown it. */
    hasPassword: Type.Boolean(),
  }),
});

/** Base64 takes four characters for three bytes; what is larger is refused in a sentence, as far as it can come. */
const Base64 = Type.String({ maxLength: largestMark * 2, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

export const administeredPortal = {
  readPortal: { payload: Empty, data: PortalSheet },
  setPortalOperator: {
    payload: Type.Object(
      {
        /** What is absent stays as it is; an empty text is none. */
        name: Type.Optional(Type.Object({ zh_CN: Typed(200), en: Typed(200) }, closed)),
        firm: Type.Optional(Type.Object({ zh_CN: Typed(200), en: Typed(200) }, closed)),
        contact: Type.Optional(Typed(400)),
        /** An SVG or PNG file; null for the portal's own sign. */
        mark: Type.Optional(nullable(Type.Object({ fileName: Typed(200), content: Base64 }, closed))),
      },
      closed,
    ),
    data: Done,
  },
  setPortalMail: {
    payload: Type.Object(
      {
        host: Typed(300),
        port: Typed(10),
        security: Security,
        sender: Typed(400),
        user: Typed(300),
        /** Absent keeps the one that is stored, as long as it goes to the same server and user. */
        password: Type.Optional(Typed(1000)),
      },
      closed,
    ),
    data: Done,
  },
  endPortalMail: { payload: Empty, data: Done },
} as const;

export type PortalSheet = Static<typeof PortalSheet>;
