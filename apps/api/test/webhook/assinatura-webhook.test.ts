import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signEntrega, writeSegredo } from '../../src/modules/webhook/assinatura-webhook.ts';

describe('signEntrega', () => {
  it('signs as the published example of Standard Webhooks', () => {
    const segredo = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    expect(
      signEntrega('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}', [segredo]),
    ).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  const segredos = ['um segredo antigo', 'um segredo novo'].map((text) => Buffer.from(text));
  it.each([
    ['the id', 'b', 1_000, '{}'],
    ['the timestamp', 'a', 1_001, '{}'],
    ['the body', 'a', 1_000, '{} '],
  ])('covers %s', (_, id, segundos, body) => {
    const sign = (...args: [string, number, string]) => signEntrega(...args, segredos)['webhook-signature'];
    expect(sign(id, segundos, body)).not.toBe(sign('a', 1_000, '{}'));
  });

  it('writes one signature per secret, in their order', () => {
    const sign = (segredo: Buffer) =>
      `v1,${createHmac('sha256', segredo).update('a.1000.{}').digest('base64')}`;
    expect(signEntrega('a', 1_000, '{}', segredos)['webhook-signature']).toBe(segredos.map(sign).join(' '));
  });

  it('writes a secret with its prefix', () => {
    expect(writeSegredo(Buffer.from('trevo'))).toBe('whsec_dHJldm8=');
  });
});
