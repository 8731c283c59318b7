import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('typed or pasted login identifier', () => {
  let test: TestApp;
  const cpf = '52998224725';
  const { senha } = toCadastro(1);
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    await registerPessoa(test, 1, 'localhost', { usuario: cpf });
  });
  afterAll(() => test.close());

  it.each([
    ['a zero before it', `0${cpf}`, [404, 401]],
    ['a country code before it', `55${cpf}`, [404, 401]],
    ['NUL behind it', `${cpf}\0`, [400, 400]],
  ])('refuses sign-in with a CPF with %s', async (_, usuario, expected) => {
    const known = await test.client.call('login.verificar', { params: { user: usuario } });
    const signedIn = await test.client.call('login.autenticar', { body: { usuario, senha } });
    expect([known.status, signedIn.status]).toEqual(expected);
  });

  it.each([
    ['a zero before it', '011987654374'],
    ['NUL behind it', '11987654374\0'],
    ['a digit too many', '119876543740'],
  ])('refuses registration with a CPF with %s', async (_, usuario) => {
    const { status, body } = await test.client.call('login.cadastrar', {
      body: { ...toCadastro(2), usuario },
    });
    expect([status, body.codigo, body.detalhes?.map(({ campo }) => campo)]).toEqual([
      400,
      'requisicao.invalida',
      ['usuario'],
    ]);
  });

  it('treats full-width digits of a phone like plain ones', async () => {
    const host = 'fone.localhost';
    await test.publish((arquivo) => {
      arquivo.promotora.identificacao = 'fone';
      arquivo.campanha.identificacao = 'FONE';
      arquivo.hosts = [host];
      configure(arquivo, { 'login.tipoIdentificacao': 'telefone' });
    });
    const telefone = '11987650001';
    const wide = telefone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    const person = await registerPessoa(test, 3, host, { usuario: wide });
    const { status, body } = await test.client.call('login.autenticar', {
      body: { usuario: telefone, senha: person.senha },
      host,
    });
    expect([status, body.retorno?.usuario]).toEqual([200, telefone]);
  });
});
