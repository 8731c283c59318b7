import { expect, it } from 'vitest';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { toNetwork } from '../../src/kernel/http/limits/rate-limit.ts';
import { startTestApp } from '../test-app.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (endereco, network) => {
  expect(toNetwork(endereco)).toBe(network);
});

it('all addresses of one IPv6 network share one rate limit', async () => {
  const test = await startTestApp(undefined, { trustProxy: 1 });
  await test.publish();
  const ask = (network: string) => (_: unknown, at: number) =>
    test.client.call('login.verificar', {
      params: { user: buildConsumidor(at).cpf },
      headers: { 'x-forwarded-for': `198.51.100.${at}, 2001:db8:0:${network}::${at + 1}` },
    });
  const answers = await Promise.all(Array.from({ length: 62 }, ask('1')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await ask('2')(0, 0)).status).toBe(404);
  await test.close();
});
