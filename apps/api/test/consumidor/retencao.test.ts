import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

/** The campaigns end on 2027-07-31 and accounts are kept 12 months: the first due day is 2028-08-01. */
const lastDay = '2028-07-31T15:00:00Z';
const dueDay = '2028-08-01T15:00:00Z';

describe('retention of unused accounts', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  const addMonthsInRange = (contasMeses: number) => (arquivo: MutableArquivo) => {
    arquivo.promotora.retencao = { contasMeses };
  };
  beforeEach(async () => {
    test = await startTestApp();
    campanha = await openPromotora('BREVE', 'breve', 12);
  });
  afterEach(() => test.close());

  const openPromotora = (
    identificacao: string,
    promotora: string,
    contasMeses: number,
    change: (arquivo: MutableArquivo) => void = () => undefined,
  ) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.promotora.identificacao = promotora;
      arquivo.campanha.dataInicial = '2026-11-01';
      arquivo.campanha.dataFinal = '2027-07-31';
      addMonthsInRange(contasMeses)(arquivo);
      configure(arquivo, { 'campanha.bloquearLoginAposCadastros': false });
      change(arquivo);
    });
  const run = () => test.app.runJob('retencao.encerrar');
  const report = async (promotora = 'breve') => {
    const { status, body } = await test.client.call('operador.retencao', {
      params: { promotora },
      token: operatorToken,
    });
    expect(status).toBe(200);
    return body.retorno;
  };
  const countAtivas = async () => (await test.db.query('select 1 from consumidor where ativo')).length;
  const isAtiva = async ({ usuario }: Pessoa) =>
    (await test.db.query('select 1 from consumidor where usuario = $1 and ativo', [usuario])).length === 1;
  const signIn = ({ usuario, senha }: Pessoa, host = campanha.host) =>
    test.client.call('login.autenticar', { body: { usuario, senha }, host });

  it("deletes an account on the day after its last campaign plus the promoter's months, not before", async () => {
    const ana = await registerPessoa(test, 1, campanha.host);
    await campanha.send(ana);
    test.clock.set(lastDay);
    expect(await report()).toMatchObject({ contasMeses: 12, vencidas: 0, em30Dias: 1, em90Dias: 1 });
    await run();
    expect([await isAtiva(ana), (await report()).rodadas]).toEqual([true, []]);
    test.clock.set(dueDay);
    expect(await report()).toMatchObject({ vencidas: 1, em30Dias: 0, em90Dias: 0, comPendencia: 0 });
    await run();
    const rodada = { dia: '2028-08-01', contasMeses: 12, previstas: 1, encerradas: 1 };
    expect(await report()).toMatchObject({ vencidas: 0, rodadas: [rodada] });
    const rows = JSON.stringify(await test.db.query('select * from consumidor'));
    const cadastro = toCadastro(1);
    for (const valor of [ana.usuario, cadastro.nome.toUpperCase(), cadastro.email, cadastro.telefoneContato])
      expect(rows).not.toContain(valor);
    for (const table of ['consumidor_cpf', 'consumidor_telefone', 'login_usuario', 'sessao_encerrada'])
      expect(await test.db.query(`select 1 from ${table}`), table).toEqual([]);
    // Participations stay, and the identity is retained for five years by law.
    expect(await test.db.query('select 1 from cupom')).toHaveLength(1);
    expect(await test.db.query('select reter_ate::text as ate from consumidor_retido')).toEqual([
      { ate: '2032-07-31' },
    ]);
    const { status, body } = await test.client.call('login.obter', {
      params: { usuario: ana.usuario },
      token: ana.token,
      host: campanha.host,
    });
    expect([status, body.codigo]).toEqual([401, 'sessao.invalida']);
  });

  it('retains no identity when five years end together with the account', async () => {
    await openPromotora('LONGA', 'breve', 60);
    const ana = await registerPessoa(test, 1, campanha.host);
    await campanha.send(ana);
    test.clock.set('2032-08-01T15:00:00Z');
    await run();
    expect(await isAtiva(ana)).toBe(false);
    expect(await test.db.query('select 1 from consumidor_retido')).toEqual([]);
  });

  it("applies the promoter's longest rule, and five years for a campaign without one", async () => {
    expect((await report()).contasMeses).toBe(12);
    await openPromotora('OUTRA', 'breve', 24);
    expect((await report()).contasMeses).toBe(24);
    await openPromotora('SEMREGRA', 'breve', 12, (arquivo) => void delete arquivo.promotora.retencao);
    expect((await report()).contasMeses).toBe(60);
  });

  it('restarts the period when the owner signs in, recorded at most daily', async () => {
    const ana = await registerPessoa(test, 1, campanha.host);
    const readUso = async () => {
      const [row] = await test.db.query<{ usado_em: Date }>('select usado_em from consumidor');
      return row!.usado_em.toISOString();
    };
    test.clock.set('2028-03-01T15:00:00Z');
    expect((await signIn(ana)).status).toBe(200);
    test.clock.set('2028-03-01T20:00:00Z');
    await signIn(ana);
    expect(await readUso()).toBe('2028-03-01T15:00:00.000Z');
    test.clock.set(dueDay);
    await run();
    expect(await isAtiva(ana)).toBe(true);
    test.clock.set('2029-03-02T15:00:00Z');
    await run();
    expect(await isAtiva(ana)).toBe(false);
  });

  it('keeps accounts with open matters and deletes them once settled', async () => {
    const settled: [string, string][] = [
      [
        `insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em, raspada_em, premio_id)
         select $1, $1, campanha_id, $1, now(), now(), 'vale' from campanha limit 1`,
        `update raspadinha set entregue_em = now(), entregue_por = 'Rui' where consumidor_id = $1`,
      ],
      [
        `insert into conta (consumidor_id, campanha_id, moeda, disponivel, a_liberar, devido, ordem)
         select $1, campanha_id, 'pontos', 5, 0, 0, 0 from campanha limit 1`,
        'update conta set disponivel = 0 where consumidor_id = $1',
      ],
      [
        `insert into conta (consumidor_id, campanha_id, moeda, disponivel, a_liberar, devido, ordem)
         select $1, campanha_id, 'cashback', 0, 5, 0, 0 from campanha limit 1`,
        'update conta set a_liberar = 0 where consumidor_id = $1',
      ],
      [
        `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, origem, status, registrado_em, contestado_em)
         select $1, $1, campanha_id, 'NFCE', 'qrCode', 'PENDENTE', now(), now() from campanha limit 1`,
        `update documento_fiscal set status = 'INVALIDO' where consumidor_id = $1`,
      ],
      ...['PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO'].map((situacao): [string, string] => [
        `insert into pedido (consumidor_id, pedido_id, campanha_id, moeda, situacao, total, criado_em)
         select $1, $1, campanha_id, 'pontos', '${situacao}', 5, now() from campanha limit 1`,
        `update pedido set situacao = 'ENTREGUE' where consumidor_id = $1`,
      ]),
      [
        `insert into voucher_pedido (consumidor_id, voucher_pedido_id, campanha_id, voucher_id, nome, provedor_id, moeda, valor,
           conta_ordem, situacao, usar_ate, criado_em)
         select $1, $1, campanha_id, 'cinema', 'Cinema', 'lote', 'pontos', 5, 1, 'PENDENTE', now(), now() from campanha limit 1`,
        `update voucher_pedido set situacao = 'REPROVADO' where consumidor_id = $1`,
      ],
      [
        `insert into indicacao (indicado_id, campanha_id, consumidor_id, situacao, criado_em)
         select '00000000-0000-7000-8000-000000000001', campanha_id, $1, 'EM_ANALISE', now() from campanha limit 1`,
        `update indicacao set situacao = 'RECUSADA' where consumidor_id = $1`,
      ],
      [
        `insert into indicacao (indicado_id, campanha_id, consumidor_id, situacao, criado_em)
         select $1, campanha_id, '00000000-0000-7000-8000-000000000001', 'EM_ANALISE', now() from campanha limit 1`,
        `update indicacao set situacao = 'RECUSADA' where indicado_id = $1`,
      ],
    ];
    for (const at of settled.keys()) await registerPessoa(test, at + 1, campanha.host);
    const pessoas = await test.db.query<{ id: string }>('select consumidor_id as id from consumidor');
    for (const [at, [open]] of settled.entries()) await test.db.query(open, [pessoas[at]!.id]);
    test.clock.set(dueDay);
    expect(await report()).toMatchObject({ vencidas: 0, comPendencia: settled.length });
    await run();
    expect([await countAtivas(), (await report()).rodadas]).toEqual([settled.length, []]);
    for (const [at, [, settle]] of settled.entries()) await test.db.query(settle, [pessoas[at]!.id]);
    expect(await report()).toMatchObject({ vencidas: settled.length, comPendencia: 0 });
    await run();
    expect(await countAtivas()).toBe(0);
  });

  it('keeps accounts of another promoter with a longer rule', async () => {
    const outra = await openPromotora('OUTRA', 'duradoura', 24);
    const ana = await registerPessoa(test, 1, campanha.host);
    const bia = await registerPessoa(test, 2, outra.host);
    test.clock.set(dueDay);
    await run();
    expect([await isAtiva(ana), await isAtiva(bia)]).toEqual([false, true]);
    expect((await report('duradoura')).rodadas).toEqual([]);
    const pedido = await test.client.call('meusDados.pedir', {
      body: { senhaAtual: bia.senha },
      token: (await signIn(bia, outra.host)).body.retorno.token,
      host: outra.host,
    });
    expect(pedido.status).toBe(200);
  });

  it('lets the same person register again and later deletes the old identity without touching the new account', async () => {
    const ana = await registerPessoa(test, 1, campanha.host);
    await campanha.send(ana);
    test.clock.set(dueDay);
    await run();
    await openPromotora('NOVA', 'breve', 12, (arquivo) => {
      arquivo.campanha.ano = 2028;
      arquivo.campanha.dataInicial = '2028-06-01';
      for (const chave of ['dataFinal', 'dataFinalCompras', 'dataFinalCadastros'] as const)
        arquivo.campanha[chave] = '2028-12-31';
      arquivo.sorteios = [];
    });
    const again = await registerPessoa(test, 1, 'nova.localhost');
    test.clock.set('2032-08-01T15:00:00Z');
    await test.app.runJob('consumidor.esquecer');
    expect(await test.db.query('select 1 from consumidor_retido')).toEqual([]);
    expect((await signIn(again, 'nova.localhost')).status).toBe(200);
  });

  it('deletes each account once under two concurrent runs, and none in a second run', async () => {
    for (let seed = 1; seed <= 12; seed++) await registerPessoa(test, seed, campanha.host);
    test.clock.set(dueDay);
    const other = await startTestApp(dueDay, { db: test.db });
    try {
      await Promise.all([run(), other.app.runJob('retencao.encerrar')]);
      const rodada = { dia: '2028-08-01', contasMeses: 12, previstas: 12, encerradas: 12 };
      expect([await countAtivas(), (await report()).rodadas]).toEqual([0, [rodada]]);
      const readAll = () => test.db.query('select * from consumidor order by consumidor_id');
      const before = await readAll();
      await run();
      expect([await readAll(), (await report()).rodadas]).toEqual([before, [rodada]]);
    } finally {
      await other.close();
    }
  });

  it('keeps an account that is used between selection and lock', async () => {
    const ana = await registerPessoa(test, 1, campanha.host);
    test.clock.set(dueDay);
    const pause = test.pauseAt('begin');
    const running = run();
    await pause.reached;
    await test.db.query('update consumidor set usado_em = $1', [test.clock.now()]);
    pause.release();
    await running;
    expect(await isAtiva(ana)).toBe(true);
    expect((await report()).rodadas).toMatchObject([{ previstas: 1, encerradas: 0 }]);
  });

  it('resumes with the next run after a failure, with the report written before the first deletion', async () => {
    for (let seed = 1; seed <= 4; seed++) await registerPessoa(test, seed, campanha.host);
    const [last] = await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor order by consumidor_id desc limit 1',
    );
    await test.db.query(
      `insert into consumidor_retido (consumidor_id, promotora_id, usuario, identidade, excluido_em, reter_ate)
       values ($1, 'breve', 'x', '{}', now(), '2040-01-01')`,
      [last!.id],
    );
    test.clock.set(dueDay);
    await expect(run()).rejects.toThrow('consumidor_retido__pk');
    expect(await countAtivas()).toBe(1);
    expect((await report()).rodadas).toMatchObject([{ previstas: 4, encerradas: 3 }]);
    await test.db.query('delete from consumidor_retido where consumidor_id = $1', [last!.id]);
    await run();
    expect(await countAtivas()).toBe(0);
    expect((await report()).rodadas).toMatchObject([{ previstas: 4, encerradas: 4 }]);
  });

  it('leaves consistent ledgers and no files of the consumer', async () => {
    const pontos = await openPromotora('PONTOS', 'breve', 12, (arquivo) => {
      arquivo.recompensas.pontos = { porDocumento: 10, validade: { data: '2027-07-31' } };
    });
    const ana = await registerPessoa(test, 1, pontos.host);
    expect((await pontos.send(ana)).status).toBeLessThan(300);
    test.clock.set(dueDay);
    await test.app.runJob('conta.acertar');
    await run();
    const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
    expect(
      readdirSync(test.arquivos, { recursive: true, withFileTypes: true }).filter((e) => e.isFile()),
    ).toEqual([]);
  });

  it('refuses the report of an unknown promoter', async () => {
    const { status, body } = await test.client.call('operador.retencao', {
      params: { promotora: 'ninguem' },
      token: operatorToken,
    });
    expect([status, body.codigo]).toEqual([404, 'operador.promotoraNaoEncontrada']);
  });
});
