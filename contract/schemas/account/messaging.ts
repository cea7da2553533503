import { type Static, Type } from '@sinclair/typebox';
import { Channel, Empty, nullable } from '../common.ts';
import { LoginData } from './account.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });

/** S3.012. */
export const QrCode = Type.Object({
  qrcode: Type.String({ description: 'the picture as a data: address' }),
  qrcodeId: Type.String(),
  expireTime: Type.Number({ description: 'milliseconds since 1970' }),
  /** What the picture leads to, when a browser can open it too; empty when only the messaging service can. */
  link: Type.String(),
});

const Device = Type.String({ maxLength: 100, description: 'the secret that a phone was given when it was bound' });

/** The calls about sign-in and binding with a social messaging service. */
export const messaging = {
  getLoginQRCode: { payload: Empty, data: QrCode },
  getBindQRCode: { payload: Empty, data: QrCode },
  getQRCodeStatus: { payload: Type.Object({ qrcodeId: Id }), data: Type.String({ description: "'0', '1' or '3'" }) },
  qrcodeLogin: { payload: Type.Object({ qrcodeId: Id, channel: Channel }), data: LoginData },
  doBindQrcode: {
    payload: Type.Object({
      qrcodeId: Id,
      device: Type.Optional(Device),
      nickName: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: Type.Object({ device: Device }),
  },
  unbindMessaging: { payload: Empty, data: nullable(Empty) },
  getQRCodeScene: {
    payload: Type.Object({ scene: Id }),
    data: Type.Object({
      purpose: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
      /** For binding: the account, so that the person sees what the phone is bound to. */
      userNm: Type.String(),
      expireTime: Type.Number(),
      /** What shows the code, as it calls itself, and from where, so that nobody confirms for somebody else. */
      browser: Type.Optional(Type.String()),
      system: Type.Optional(Type.String()),
      address: Type.Optional(Type.String({ description: 'an IPv4 address or the /64 of an IPv6 address' })),
      askedAt: Type.Optional(Type.Number({ description: 'milliseconds since 1970' })),
    }),
  },
  confirmLoginQRCode: {
    payload: Type.Object({ scene: Id, device: Type.Optional(Device) }),
    data: nullable(Empty),
  },
} as const;

export type QrCode = Static<typeof QrCode>;
