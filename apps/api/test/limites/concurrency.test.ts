import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('concurrent requests', () => {
  let test: TestApp;
  let pessoas: Pessoa[];
  const params = { ano: 2026, identificacao: 'TREVO' };

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) => {
      arquivo.limites.cupons = {};
      arquivo.ganho = { por: 'documento', numeros: 2 };
    });
    pessoas = await Promise.all(Array.from({ length: 8 }, (_, i) => registerPessoa(test, 100 + i)));
  });
  afterAll(() => test.close());

  const send = (
    pessoa: Pessoa,
    chaveAcesso: string,
    identificacao = 'TREVO',
    host = 'localhost',
    headers = {},
  ) =>
    test.client.call('documentoFiscal.pendentes.enviar', {
      params: { ...params, identificacao },
      body: { chaveAcesso },
      token: pessoa.token,
      host,
      headers,
    });
  const count = async (sql: string) => (await test.db.query<{ n: number }>(sql))[0]!.n;

  it('64 submissions of one key by 8 people create exactly one receipt', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) => send(pessoas[i % 8]!, toChave(1))),
    );
    expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
    const codes = new Set(answers.filter((a) => a.status !== 201).map((a) => a.body.codigo));
    for (const code of codes) expect(code).toMatch(/^documentoFiscal\.jaCadastrado(PorVoce)?$/);
    expect(
      await count(`select count(*) as n from documento_fiscal where chave_acesso = '${toChave(1)}'`),
    ).toBe(1);
    expect(await count('select count(*) as n from cupom')).toBe(2);
  });

  it('16 concurrent requests with one idempotency key create one receipt and get one response', async () => {
    const headers = { 'idempotency-key': 'sent-sixteen-times' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => send(pessoas[0]!, toChave(2), 'TREVO', 'localhost', headers)),
    );
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((a) => JSON.stringify(a.body.retorno.numeros))).size).toBe(1);
  });

  it('one idempotency key on different receipts creates one, and refuses the others without a server error', async () => {
    const headers = { 'idempotency-key': 'used-for-many-receipts' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        send(pessoas[3]!, toChave(300 + i), 'TREVO', 'localhost', headers),
      ),
    );
    expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
    const refused = answers.filter((a) => a.status !== 201);
    expect(new Set(refused.map((a) => a.body.codigo))).toEqual(new Set(['requisicao.idempotenciaReusada']));
    const again = await send(pessoas[3]!, toChave(320), 'TREVO', 'localhost', headers);
    expect([again.status, again.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
  });

  it('500 different keys create 500 receipts, with unique numbers', async () => {
    const before = await count('select count(*) as n from documento_fiscal');
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, i) => send(pessoas[i % 8]!, toChave(1_000 + i))),
    );
    expect(answers.filter((a) => a.status !== 201).map((a) => a.body)).toEqual([]);
    expect((await count('select count(*) as n from documento_fiscal')) - before).toBe(500);
    const granted = answers.flatMap((a) =>
      a.body.retorno.numeros.map(({ serie, numero }) => `${serie} ${numero}`),
    );
    expect(granted).toHaveLength(1_000);
    expect(new Set(granted).size).toBe(1_000);
    expect(await count('select count(*) - count(distinct (serie, numero)) as n from cupom')).toBe(0);
  });

  it('a limit of numbers and a limit of receipts hold under 64 parallel requests', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'LIMITE';
      arquivo.hosts = ['limite.localhost'];
      arquivo.ganho = { por: 'documento', numeros: 2 };
      delete arquivo.recompensas.raspadinhas;
      delete arquivo.premios;
      arquivo.limites = {
        cupons: { diario: 7 },
        raspadinhas: {},
        documentosFiscais: [{ tipo: 'Fiscal', quantidadeLimite: 30 }],
      };
    });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) =>
        send(pessoas[1]!, toChave(5_000 + i), 'LIMITE', 'limite.localhost'),
      ),
    );
    const granted = answers.flatMap((a) => (a.status === 201 ? a.body.retorno.numeros : []));
    // 2 + 2 + 2 and then the remaining one; after that every receipt is refused with the actual counts.
    expect(granted).toHaveLength(7);
    const cut = answers.find((a) => a.status === 201 && a.body.retorno.numeros.length === 1)!;
    expect(cut.body.retorno.apuracao.motivo?.mensagem).toBe(
      'Você chegou ao limite de cupons do período: esta nota valeu 1 de 2 números.',
    );
    const kept = await test.client.call('documentoFiscal.pendentes.obter', {
      params: { ...params, identificacao: 'LIMITE', chaveAcesso: cut.body.retorno.cabecalho.chaveAcesso! },
      token: pessoas[1]!.token,
      host: 'limite.localhost',
    });
    expect(kept.body.retorno).toEqual(cut.body.retorno);
    const refused = answers.filter((a) => a.status !== 201);
    expect(refused).toHaveLength(60);
    expect(new Set(refused.map((a) => a.body.mensagem))).toEqual(
      new Set(['Limite diário de 7 cupons atingido!']),
    );

    const next = '2026-11-22T15:00:00Z';
    test.clock.set(next);
    const tomorrow = await send(pessoas[1]!, toChave(6_000), 'LIMITE', 'limite.localhost');
    expect(tomorrow.body.retorno.numeros).toHaveLength(2);
  });

  it('the limit of receipts is named with its size, and a limit of 0 means not allowed', async () => {
    for (const [quantidadeLimite, identificacao] of [
      [2, 'DOIS'],
      [0, 'ZERO'],
    ] as const) {
      await test.publish((arquivo) => {
        arquivo.campanha.identificacao = identificacao;
        arquivo.hosts = [`${identificacao.toLowerCase()}.localhost`];
        arquivo.limites = {
          raspadinhas: {},
          documentosFiscais: [{ tipo: 'Fiscal', quantidadeLimite }],
        } as typeof arquivo.limites;
      });
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => send(pessoas[2]!, toChave(7_000 + i), 'DOIS', 'dois.localhost')),
    );
    expect(answers.filter((a) => a.status === 201)).toHaveLength(2);
    const refused = answers.find((a) => a.status !== 201)!;
    expect([refused.body.codigo, refused.body.mensagem]).toEqual([
      'documentoFiscal.limiteAtingido',
      'Limite de 2 documentos fiscais atingido!',
    ]);
    const zero = await send(pessoas[2]!, toChave(7_100), 'ZERO', 'zero.localhost');
    expect(zero.body.mensagem).toBe('Não liberado para cadastrar uma compra!');
  });

  it('registers a login once under concurrent requests', async () => {
    const { toCadastro } = await import('../pessoa.ts');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.client.call('login.cadastrar', { body: toCadastro(900) })),
    );
    expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
    expect(new Set(answers.filter((a) => a.status !== 201).map((a) => a.body.codigo))).toEqual(
      new Set(['login.jaCadastrado']),
    );
  });
});
