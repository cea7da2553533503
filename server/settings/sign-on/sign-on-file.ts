import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Text = (maxLength: number, example: string) => Type.String({ minLength: 1, maxLength, examples: [example] });

/** One provider of OpenID Connect, as the operator writes it down: whose people it signs in, and what that brings. */
const Provider = Type.Object(
  {
    key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}$', examples: ['maker'] }),
    name: Type.Object({ zh_CN: Text(60, '远方汽车'), en: Text(60, 'Far Motors') }, closed),
    company: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      examples: ['the whole id of a company, as npm run account -- companies --json lists it'],
    }),
    issuer: Text(500, 'https://login.maker.example'),
    clientId: Text(200, 'portal'),
    clientSecretFile: Type.Optional(Text(500, 'maker-secret.txt')),
    scopes: Type.Optional(
      Type.Array(Type.String({ pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]{1,100}$', examples: ['profile'] }), {
        maxItems: 20,
      }),
    ),
    domains: Type.Array(
      Type.String({
        pattern: '^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
        examples: ['maker.example'],
      }),
      { minItems: 1, maxItems: 50, examples: [['maker.example']] },
    ),
    groupsClaim: Type.Optional(Text(100, 'groups')),
    products: Type.Optional(
      Type.Record(Type.String(), Type.Array(Text(40, 'sales'), { maxItems: 60, examples: [['sales']] })),
    ),
    create: Type.Optional(Type.Boolean({ examples: ['true or false'] })),
    until: Type.Optional(
      Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', examples: ['2027-12-31'] }),
    ),
    passwords: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
    factor: Type.Optional(Type.Union([Type.Literal('portal'), Type.Literal('provider')])),
  },
  closed,
);

/** The file of PORTAL_SIGN_ON. */
export const SignOnFile = Type.Array(Provider, { minItems: 1, maxItems: 100, examples: ['a list of providers'] });

export type WrittenProvider = Static<typeof Provider>;
