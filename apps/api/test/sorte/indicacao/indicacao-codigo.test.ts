import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, toCadastro, type Pessoa } from '../../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../../test-app.ts';

describe('consumidor.conferirIndicacao', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(undefined, { trustProxy: 1 });
    await test.publish((arquivo) => configure(arquivo, { 'login.associadoAtivo': true }));
  });
  afterAll(() => test.close());

  const readCodigo = async ({ usuario, token }: Pessoa) =>
    (await test.client.call('consumidor.obter', { params: { usuario }, token })).body.retorno.codigoIndicacao;
  const ask = async (codigoIndicacao: string, host = 'localhost') =>
    (await test.client.call('consumidor.conferirIndicacao', { params: { codigoIndicacao }, host })).body
      .retorno;

  it('confirms the code of a consumer in any case and spacing, and returns nothing else', async () => {
    const codigo = await readCodigo(await registerPessoa(test, 1));
    expect(await ask(codigo)).toEqual({ existe: true });
    expect(await ask(` ${codigo.toLowerCase()} `)).toEqual({ existe: true });
    expect(await ask(`${codigo};maria`)).toEqual({ existe: true });
  });

  it.each(['ABCDEF0123', '0', "' or 1=1--", '%', '__________'])('does not confirm %s', async (codigo) => {
    expect(await ask(codigo)).toEqual({ existe: false });
  });

  it('does not confirm the code of a consumer of another promoter, of a company, or of a deleted account', async () => {
    await test.publish(undefined, 'sol');
    const [ana, bia] = [await registerPessoa(test, 3), await registerPessoa(test, 4)];
    const [ofAna, ofBia] = [await readCodigo(ana), await readCodigo(bia)];
    expect(await ask(ofAna, 'sol.localhost')).toEqual({ existe: false });
    await test.client.call('consumidor.excluir', { params: { usuario: ana.usuario }, token: ana.token });
    expect(await ask(ofAna)).toEqual({ existe: false });
    expect(await ask(ofBia)).toEqual({ existe: true });
    await test.db.query(`update consumidor set tipo = 'associado' where usuario = $1`, [bia.usuario]);
    expect(await ask(ofBia)).toEqual({ existe: false });
  });

  it.each([
    ['unknown', 5, 'ABCDEF0123'],
    ['too long', 6, 'A'.repeat(121)],
    ['not storable', 7, 'A1B2C3\0D4E'],
  ])('registers a person whose code is %s', async (_, seed, indicacao) => {
    const { consumidor, ...rest } = toCadastro(seed);
    const body = { ...rest, consumidor: { ...consumidor, indicacao } };
    expect((await test.client.call('login.cadastrar', { body })).status).toBe(201);
  });

  it('rate-limits each address separately', async () => {
    const send = (from: string) =>
      test.client.send('GET', '/consumidor/v1/indicacoes/ABCDEF0123', {
        headers: { host: 'localhost', 'x-forwarded-for': from },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await send('10.6.0.1')).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect(JSON.parse((await send('10.6.0.1')).text)).toMatchObject({ codigo: 'requisicao.muitas' });
    expect((await send('10.6.0.2')).status).toBe(200);
  });
});
