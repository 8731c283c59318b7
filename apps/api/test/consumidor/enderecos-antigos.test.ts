import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortenEndereco } from '../../src/modules/consumidor/perfil/shorten-endereco.ts';
import { registerPessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('IP addresses in the audit trails', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const shorten = () => test.app.runJob('consumidor.encurtarEnderecos');
  const listEnderecos = async () =>
    (
      await test.db.query<{ endereco: string }>(
        `select distinct endereco from (
           select endereco from aceite union all select endereco from consumidor_alteracao
         ) as e order by endereco`,
      )
    ).map(({ endereco }) => endereco);

  it('keeps complete IP addresses for 183 days and shortens them to networks afterwards', async () => {
    const ana = await registerPessoa(test, 1);
    await test.client.call('consumidor.alterarNotificacao', {
      body: { telefone: ana.usuario, aceitaNotificacao: true },
      token: ana.token,
    });
    test.clock.set('2027-05-23T15:00:00Z');
    await shorten();
    expect(await listEnderecos()).toEqual(['127.0.0.1']);
    test.clock.set('2027-05-23T15:00:01Z');
    await shorten();
    expect(await listEnderecos()).toEqual(['127.0.0.0/24']);
  });

  it('shortens old IP addresses in batches until none is left, without touching newer ones', async () => {
    const [{ id }] = (await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor limit 1',
    )) as [{ id: string }];
    await test.db.query(
      `insert into consumidor_alteracao (consumidor_id, alteracao_id, campos, alterado_em, endereco)
       select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '{extra}', $2,
         '10.' || n / 200 || '.' || n % 200 || '.7'
       from generate_series(1, 1200) as n`,
      [id, new Date('2026-11-22T00:00:00Z')],
    );
    await test.db.query(
      `insert into consumidor_alteracao (consumidor_id, alteracao_id, campos, alterado_em, endereco)
       values ($1, '00000000-0000-7000-8000-00000000ffff', '{extra}', $2, '10.9.9.9')`,
      [id, test.clock.now()],
    );
    test.clock.set('2027-06-01T15:00:00Z');
    await shorten();
    const whole = (await listEnderecos()).filter((endereco) => !endereco.includes('/'));
    expect(whole).toEqual(['10.9.9.9']);
    expect(await listEnderecos()).toContain('10.5.199.0/24');
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', '::/0'],
  ['no address', '::/0'],
])('shortens the address %s to %s', (endereco, network) => {
  expect(shortenEndereco(endereco)).toBe(network);
});
