import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aceitesTodos, registerPessoa, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('consents', () => {
  let test: TestApp;
  const pesquisa = { nomeTermo: 'Pesquisas', texto: 'Aceito responder a pesquisas.', obrigatorio: false };
  const sorteio = { nomeTermo: 'Uso de imagem', texto: 'Cedo a imagem se eu ganhar.', obrigatorio: true };
  const publish = (textoPesquisa = pesquisa.texto) =>
    test.publish((arquivo) => {
      arquivo.aceites = [{ ...pesquisa, texto: textoPesquisa }, sorteio];
    });
  beforeAll(async () => {
    test = await startTestApp();
    await publish();
  });
  afterAll(() => test.close());

  const versaoOf = (texto: string) => createHash('sha256').update(texto).digest('hex').slice(0, 8);
  const list = async ({ token }: Pessoa) =>
    (await test.client.call('consumidor.consentimentos', { token })).body.retorno;
  const find = async (pessoa: Pessoa, nomeTermo: string) =>
    (await list(pessoa)).find((each) => each.nomeTermo === nomeTermo);
  const change = ({ token }: Pessoa, nomeTermo: string, aceito: boolean) =>
    test.client.call('consumidor.alterarConsentimento', { body: { nomeTermo, aceito }, token });
  const register = (seed: number, more: object = {}) =>
    registerPessoa(test, seed, 'localhost', {
      consumidor: { aceites: [...aceitesTodos, { nomeTermo: pesquisa.nomeTermo, aceito: true }] },
      ...more,
    });

  it('lists the answers given at registration with time, version and mandatory flag', async () => {
    const ana = await register(1);
    const all = await list(ana);
    expect(all.map(({ nomeTermo, obrigatorio }) => [nomeTermo, obrigatorio])).toEqual([
      ['regulamento', true],
      ['politicaPrivacidade', true],
      ['avisoPrivacidade', true],
      ['Pesquisas', false],
      ['aceitaNotificacao', false],
    ]);
    expect(await find(ana, 'Pesquisas')).toMatchObject({
      aceito: true,
      vigente: true,
      historico: [
        {
          aceito: true,
          respondidoEm: '2026-11-21T15:00:00.000Z',
          versao: versaoOf(pesquisa.texto),
          versaoAtual: true,
        },
      ],
    });
  });

  it('withdraws an optional consent and keeps both answers, latest first', async () => {
    const bia = await register(2);
    const { status, body } = await change(bia, 'Pesquisas', false);
    expect([status, body.mensagem]).toEqual([200, 'Aceites atualizados com sucesso!']);
    const after = await find(bia, 'Pesquisas');
    expect([after?.aceito, after?.historico.map(({ aceito }) => aceito)]).toEqual([false, [false, true]]);
    await change(bia, 'Pesquisas', true);
    expect((await find(bia, 'Pesquisas'))?.historico.map(({ aceito }) => aceito)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('refuses to withdraw a mandatory consent, also one asked after registration', async () => {
    const eva = await register(3);
    for (const nomeTermo of ['regulamento', 'Uso de imagem']) {
      const { status, body } = await change(eva, nomeTermo, false);
      expect([status, body.codigo, body.mensagem]).toEqual([
        422,
        'consumidor.aceiteObrigatorio',
        `O aceite de ${nomeTermo} é obrigatório`,
      ]);
    }
    expect((await find(eva, 'regulamento'))?.historico).toHaveLength(1);
  });

  it('refuses an unknown term', async () => {
    const { status, body } = await change(await register(4), 'Outro termo', true);
    expect([status, body.codigo, body.detalhes?.[0]?.campo]).toEqual([
      400,
      'requisicao.invalida',
      'nomeTermo',
    ]);
  });

  it('keeps a history of the notification consent from every call, without repeated answers', async () => {
    const lia = await register(5, { aceitaNotificacao: true });
    const notices = async () => {
      const found = await find(lia, 'aceitaNotificacao');
      return [found?.aceito, found?.historico.map(({ aceito }) => aceito)];
    };
    expect(await notices()).toEqual([true, [true]]);
    const toggle = (aceitaNotificacao: boolean) =>
      test.client.call('consumidor.alterarNotificacao', {
        body: { telefone: lia.usuario, aceitaNotificacao },
        token: lia.token,
      });
    await toggle(false);
    await toggle(false);
    expect(await notices()).toEqual([false, [false, true]]);
    await change(lia, 'aceitaNotificacao', true);
    expect(await notices()).toEqual([true, [true, false, true]]);
    const { body } = await test.client.call('consumidor.obter', {
      params: { usuario: lia.usuario },
      token: lia.token,
    });
    expect(body.retorno.aceitaNotificacao).toBe(true);
    expect(body.retorno.aceites.map(({ nomeTermo }) => nomeTermo)).not.toContain('aceitaNotificacao');
  });

  it('marks an answer to an older text and a term that the campaign no longer asks', async () => {
    const rui = await register(6);
    await publish('Aceito responder a muitas pesquisas.');
    expect((await find(rui, 'Pesquisas'))?.historico[0]?.versaoAtual).toBe(false);
    await test.publish((arquivo) => {
      arquivo.aceites = [];
    });
    expect(await find(rui, 'Pesquisas')).toMatchObject({ vigente: false, obrigatorio: false, aceito: true });
    await publish();
  });
});
