import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMensagens, readLinkToken } from '../outbox.ts';
import { registerPessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const [centro, norte, fechada, deFora] = [
  '11222333000181',
  '12ABC34501DE35',
  '11444777000161',
  '19131243000197',
];

describe('shop logins', () => {
  let test: TestApp;
  const open = (arquivo: MutableArquivo) => {
    configure(arquivo, { 'login.associadoAtivo': true });
    arquivo.associados = [
      { cnpj: centro!, nome: 'Mercado Centro', ativo: true },
      { cnpj: norte!, nome: 'Mercado Norte', ativo: true },
      { cnpj: fechada!, nome: 'Mercado Fechado', ativo: false },
    ];
  };
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish(open);
  });
  afterAll(() => test.close());

  const send = (...lojas: { cnpj: string; email: string }[]) =>
    test.client.call('operador.importarAssociados', {
      params: { ano: 2026, identificacao: 'TREVO' },
      body: { associados: lojas },
      token: operatorToken,
    });
  const signIn = (usuario: string, senha: string, tipo?: 'consumidor' | 'associado') =>
    test.client.call('login.autenticar', { body: { usuario, senha, ...(tipo && { tipo }) } });
  const mailsTo = (email: string) => listMensagens(test, email);
  /** Sets a password through the newest link sent to an address. */
  const choose = async (email: string, novaSenha: string) => {
    const tokenVerificacao = await readLinkToken(test, email, '/redefinirSenha');
    return test.client.call('login.confirmarSenha', { body: { tokenVerificacao, novaSenha } });
  };

  it('creates a login on import and signs the shop in after it sets a password through the e-mailed link', async () => {
    const email = 'centro@lojas.example';
    const { body } = await send({ cnpj: '11.222.333/0001-81', email });
    expect(body.retorno.associados).toEqual([{ cnpj: centro, situacao: 'CRIADO', emailEnviado: true }]);
    expect((await signIn(centro!, '', 'associado')).status).not.toBe(200);
    expect((await signIn(centro!, 'Qualquer123', 'associado')).body.codigo).toBe('login.senhaIncorreta');
    const chosen = await choose(email, 'Mercado2026');
    expect(chosen.body.retorno.login).toEqual({ usuario: centro, tipo: 'associado' });
    const { status, body: answer } = await signIn(centro!, 'Mercado2026', 'associado');
    expect([status, answer.retorno.tipo, answer.retorno.usuario]).toEqual([200, 'associado', centro]);
    const { token } = answer.retorno;
    const renewed = await test.client.call('login.autenticar', { body: { usuario: centro!, token } });
    expect([renewed.status, renewed.body.retorno.tipo]).toEqual([200, 'associado']);
    const perfil = await test.client.call('consumidor.obter', { params: { usuario: centro! }, token });
    expect([perfil.status, perfil.body.retorno.nome]).toEqual([200, 'Mercado Centro']);
  });

  it('points shops and consumers to the other login page only after a correct password', async () => {
    const wrongDoor = await signIn(centro!, 'Mercado2026');
    expect([wrongDoor.status, wrongDoor.body.codigo]).toEqual([403, 'login.entradaDeAssociado']);
    const { usuario, senha } = await registerPessoa(test, 1);
    const person = await signIn(usuario, senha, 'associado');
    expect([person.status, person.body.codigo]).toEqual([403, 'login.entradaDeConsumidor']);
    expect((await signIn(centro!, 'Errada123')).body.codigo).toBe('login.senhaIncorreta');
  });

  it('imports each company once under concurrent imports and sends no invitation to existing logins', async () => {
    const email = 'norte@lojas.example';
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ cnpj: norte!, email })));
    const situacoes = answers.map(({ body }) => body.retorno.associados[0]!);
    expect(situacoes.filter(({ situacao }) => situacao === 'CRIADO')).toHaveLength(1);
    expect(situacoes.filter(({ emailEnviado }) => emailEnviado)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    const rows = await test.db.query(`select 1 from consumidor where usuario = $1`, [norte]);
    expect(rows).toHaveLength(1);
    test.clock.set('2026-11-21T15:02:00Z');
    expect((await send({ cnpj: norte!, email })).body.retorno.associados[0]).toMatchObject({
      situacao: 'EXISTENTE',
      emailEnviado: true,
    });
    const again = await send({ cnpj: centro!, email: 'centro@lojas.example' });
    expect(again.body.retorno.associados).toEqual([
      { cnpj: centro, situacao: 'EXISTENTE', emailEnviado: false },
    ]);
  });

  it('refuses the whole import when a shop is not listed or inactive', async () => {
    const email = 'x@lojas.example';
    const { status, body } = await send({ cnpj: deFora!, email }, { cnpj: fechada!, email });
    expect([status, body.codigo]).toEqual([422, 'operador.lojaForaDaLista']);
    expect(body.detalhes?.map(({ campo }) => campo)).toEqual(['associados.0.cnpj', 'associados.1.cnpj']);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('keeps an existing login when a CNPJ is already a login of another kind', async () => {
    await test.db.query(`update consumidor set tipo = 'consumidor' where usuario = $1`, [norte]);
    const { body } = await send({ cnpj: norte!, email: 'outra@lojas.example' });
    expect(body.retorno.associados).toEqual([{ cnpj: norte, situacao: 'OUTRO_LOGIN', emailEnviado: false }]);
    expect(await mailsTo('outra@lojas.example')).toEqual([]);
  });

  it('refuses shop sign-in, renewal and import when the campaign disables shop logins', async () => {
    const { token } = (await signIn(centro!, 'Mercado2026', 'associado')).body.retorno;
    await test.publish((arquivo) => {
      open(arquivo);
      configure(arquivo, { 'login.associadoAtivo': false });
    });
    const renewed = test.client.call('login.autenticar', { body: { usuario: centro!, token } });
    const imported = send({ cnpj: centro!, email: 'centro@lojas.example' });
    for (const { status, body } of [
      await signIn(centro!, 'Mercado2026', 'associado'),
      await renewed,
      await imported,
    ])
      expect([status, body.codigo]).toEqual([403, 'login.associadoInativo']);
    await test.publish(open);
  });
});
