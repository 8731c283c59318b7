import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const libera = '2026-11-28T03:00:00.000Z';
let seed = 60_000;

describe('referral rewards', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const minutes = (n: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + n * 60_000).toISOString());

  const open = async (name: string, change: (arquivo: MutableArquivo) => void = () => undefined) => {
    const campanha = await openCampanha(test, name, (arquivo) => {
      arquivo.recompensas = { pontos: { porDocumento: 1, validade: { meses: 12 } } };
      arquivo.indicacao = {
        premio: { pontos: 200 },
        premioIndicado: { pontos: 100 },
        liberaEmDias: 7,
        maximoPorMes: 10,
      };
      change(arquivo);
    });
    const { host, params } = campanha;
    const read = async ({ usuario, token }: Pessoa) =>
      (await test.client.call('consumidor.obter', { params: { usuario }, token, host })).body.retorno;
    const list = async ({ token }: Pessoa) => {
      const params = { totalPorPagina: 100, paginaAtual: 1 };
      return (await test.client.call('consumidor.indicacoes', { params, token, host })).body.retorno;
    };
    return {
      ...campanha,
      list,
      /** Registers a consumer with that person's code, by default long after them. */
      async invite(ana: Pessoa, change: object = {}, wait = 60): Promise<Pessoa> {
        const { codigoIndicacao: indicacao } = await read(ana);
        minutes(wait);
        const { consumidor } = toCadastro(1);
        return registerPessoa(test, seed++, host, { consumidor: { ...consumidor, indicacao }, ...change });
      },
      premiar: () => test.app.runJob('indicacao.premiar'),
      /** Returns the state of the only referral. */
      async see(ana: Pessoa) {
        return (await list(ana)).retorno[0]!;
      },
      /** Returns the pending amounts of the account. */
      async waits({ usuario, token }: Pessoa) {
        const cpf = usuario;
        const answer = await test.client.call('contaCorrente.saldos', {
          params: { ...params, cpf },
          token,
          host,
        });
        return answer.body.retorno.saldoALiberar;
      },
      async notices({ usuario, token }: Pessoa) {
        const answer = await test.client.call('notificacao.listar', {
          params: { ...params, user: usuario },
          token,
          host,
        });
        return answer.body.retorno.map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('INDICA'));
      },
      emAnalise: async (perPage = 100, depois?: string) =>
        (
          await test.client.call('operador.indicacoes', {
            params: { ...params, perPage },
            ...(depois ? { query: { depois } } : {}),
            token: operatorToken,
            host,
          })
        ).body.retorno,
      decide: (indicadoID: string, decisao: 'APROVAR' | 'RECUSAR', motivo = 'visto') =>
        test.client.call('operador.decidirIndicacao', {
          params: { ...params, indicadoID },
          body: { decisao, motivo },
          token: operatorToken,
          host,
        }),
    };
  };
  const idOf = async ({ usuario }: Pessoa) => {
    const rows = await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor where usuario = $1',
      [usuario],
    );
    return rows[0]!.id;
  };
  /** Sets personal data directly, as if the consumer had entered it. */
  const tell = async (
    pessoa: Pessoa,
    column: 'cpf' | 'telefone_contato' | 'email' | 'endereco',
    value: string,
  ) => {
    await test.db.query(`update consumidor set ${column} = $2 where usuario = $1`, [pessoa.usuario, value]);
  };
  const expectBooks = async () => expect(await test.db.query('select * from conta_conferir()')).toEqual([]);

  it('the first counted receipt rewards both sides once after a week, with notifications', async () => {
    const c = await open('PREMIA');
    const ana = await nextPessoa(test);
    const bia = await c.invite(ana);
    expect(await c.see(ana)).toMatchObject({ situacao: 'AGUARDANDO', premio: null, liberaEm: null });
    await c.premiar();
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([0, 0]);
    await c.send(bia);
    expect((await c.see(ana)).situacao).toBe('EM_ANALISE');
    await Promise.all([c.premiar(), c.premiar(), c.premiar()]);
    await c.send(bia);
    await c.premiar();
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([200, 100]);
    expect(await c.see(ana)).toMatchObject({
      situacao: 'PREMIADA',
      premio: { moeda: 'pontos', valor: 200 },
      liberaEm: libera,
      motivo: null,
    });
    expect((await c.list(ana)).premiadasNoMes).toBe(1);
    expect(await c.notices(ana)).toEqual(['INDICACAO_PREMIADA']);
    expect(await c.notices(bia)).toEqual(['INDICADO_PREMIADO']);
    await expectBooks();
  });

  it('registers with an unknown or ambiguous code without any reward', async () => {
    const c = await open('DESCONHECE');
    const [ana, rui] = [await nextPessoa(test), await nextPessoa(test)];
    const { consumidor } = toCadastro(1);
    const stranger = await registerPessoa(test, seed++, c.host, {
      consumidor: { ...consumidor, indicacao: 'ABCDEF0123' },
    });
    const [anaId, ruiId] = [await idOf(ana), await idOf(rui)];
    const sameEnd = ruiId.slice(0, -10) + anaId.slice(-10);
    // Re-inserted, because a row cannot move to another shard.
    for (const table of ['consumidor', 'login_usuario', 'aceite']) {
      const rows = await test.db.query<{ row: object }>(
        `select to_jsonb(t) as row from ${table} t where t.consumidor_id = $1`,
        [ruiId],
      );
      await test.db.query(`delete from ${table} where consumidor_id = $1`, [ruiId]);
      for (const { row } of rows)
        await test.db.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
          { ...row, consumidor_id: sameEnd },
        ]);
    }
    const bia = await c.invite(ana);
    for (const pessoa of [stranger, bia]) await c.send(pessoa);
    await c.premiar();
    expect(
      await test.db.query(
        'select 1 from indicacao where campanha_id = (select campanha_id from campanha_host where host = $1 limit 1)',
        [c.host],
      ),
    ).toEqual([]);
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([0, 0]);
  });

  it('a receipt that counts after its review triggers the reward then', async () => {
    const c = await open('VEREDITO', (arquivo) => void (arquivo.documentos.apuracao = 'manual'));
    const ana = await nextPessoa(test);
    const bia = await c.invite(ana);
    const { documentoFiscalID } = (await c.send(bia)).body.retorno;
    await c.premiar();
    expect((await c.see(ana)).situacao).toBe('AGUARDANDO');
    await c.judge(documentoFiscalID, { status: 'INVALIDO' });
    await c.premiar();
    expect((await c.see(ana)).situacao).toBe('AGUARDANDO');
    // The operator corrects the mistake.
    expect((await c.judge(documentoFiscalID, { status: 'VALIDO' })).status).toBe(200);
    await c.premiar();
    expect((await c.see(ana)).situacao).toBe('PREMIADA');
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([200, 100]);
  });

  it.each([
    ['pontos', '/contaCorrente', { pontos: 200 }, { pontos: 100 }],
    ['cashback', '/saldoCashback', { cashbackCentavos: 500 }, { cashbackCentavos: 300 }],
  ] as const)(
    'notifications about a reward in %s lead to %s',
    async (moeda, destino, premio, premioIndicado) => {
      const c = await open(`DESTINO_${moeda.toUpperCase()}`, (arquivo) => {
        arquivo.configuracao = { ...arquivo.configuracao, 'cashback.ativo': true };
        arquivo.indicacao = { ...arquivo.indicacao!, premio, premioIndicado };
      });
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      const { documentoFiscalID } = (await c.send(bia)).body.retorno;
      await c.premiar();
      minutes(1);
      await c.judge(documentoFiscalID, { status: 'INVALIDO' });
      const listDestinos = async ({ usuario, token }: Pessoa) => {
        const { body } = await test.client.call('notificacao.listar', {
          params: { ...c.params, user: usuario },
          token,
          host: c.host,
        });
        return Object.fromEntries(body.retorno.map(({ tipo, destino: to }) => [tipo, to]));
      };
      expect(await listDestinos(ana)).toEqual({
        INDICACAO_PREMIADA: '/indicacao',
        INDICACAO_DESFEITA: destino,
      });
      expect(await listDestinos(bia)).toMatchObject({
        INDICADO_PREMIADO: destino,
        INDICACAO_DESFEITA: destino,
      });
    },
  );

  it('refusing the receipt later reverses both rewards, and another receipt grants them again', async () => {
    const c = await open('DESFAZ');
    const ana = await nextPessoa(test);
    const bia = await c.invite(ana);
    const { documentoFiscalID } = (await c.send(bia)).body.retorno;
    await c.premiar();
    await c.judge(documentoFiscalID, { status: 'INVALIDO' });
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([0, 0]);
    expect(await c.see(ana)).toMatchObject({ situacao: 'AGUARDANDO', premio: null });
    expect((await c.list(ana)).premiadasNoMes).toBe(0);
    expect(await c.notices(ana)).toContain('INDICACAO_DESFEITA');
    const outra = (await c.send(bia)).body.retorno;
    await c.send(bia);
    await c.premiar();
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([200, 100]);
    // A third receipt that already counts replaces it immediately.
    await c.judge(outra.documentoFiscalID, { status: 'INVALIDO' });
    expect((await c.see(ana)).situacao).toBe('EM_ANALISE');
    await c.premiar();
    expect([await c.waits(ana), await c.waits(bia)]).toEqual([200, 100]);
    await expectBooks();
  });

  it('a reversed reward already spent becomes a debt, unless the campaign waives it', async () => {
    for (const [name, estornoGasto, devido] of [
      ['DEVE', 'abater', 150],
      ['PERDOA', 'perdoar', 0],
    ] as const) {
      const c = await open(name, (arquivo) => {
        arquivo.indicacao!.liberaEmDias = 0;
        arquivo.conta = { ajustePorOperador: 10_000, devolucaoMinimaDias: 30, estornoGasto };
      });
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      const { documentoFiscalID } = (await c.send(bia)).body.retorno;
      await c.premiar();
      const [conta] = await test.db.query<{ campanha_id: string; moeda: string }>(
        'select campanha_id, moeda from conta where consumidor_id = $1',
        [await idOf(ana)],
      );
      await test.db.query(`select conta_debit($1::uuid, $2::uuid, $3, 150, 'voucher', 'p1', $4)`, [
        await idOf(ana),
        conta!.campanha_id,
        conta!.moeda,
        test.clock.now(),
      ]);
      await c.judge(documentoFiscalID, { status: 'INVALIDO' });
      const { usuario, token } = ana;
      const params = { ...c.params, cpf: usuario };
      const { body } = await test.client.call('contaCorrente.saldos', { params, token, host: c.host });
      expect(body.retorno).toMatchObject({ saldoDisponivel: 0, devido });
    }
    await expectBooks();
  });

  it("rewards concurrent referrals, up to the referrer's monthly limit", async () => {
    const c = await open('LIMITE', (arquivo) => void (arquivo.indicacao!.maximoPorMes = 3));
    const ana = await nextPessoa(test);
    const amigos: Pessoa[] = [];
    for (let n = 0; n < 8; n++) amigos.push(await c.invite(ana));
    const sent = await Promise.all(amigos.map((amigo) => c.send(amigo)));
    await Promise.all([c.premiar(), c.premiar(), c.premiar(), c.premiar()]);
    expect(await Promise.all(amigos.map((amigo) => c.waits(amigo)))).toEqual(amigos.map(() => 100));
    expect(await c.waits(ana)).toBe(600);
    const { retorno, premiadasNoMes } = await c.list(ana);
    expect(premiadasNoMes).toBe(3);
    expect(retorno.map(({ situacao }) => situacao)).toEqual(amigos.map(() => 'PREMIADA'));
    expect(retorno.filter(({ motivo }) => motivo === 'LIMITE_MES')).toHaveLength(5);
    // A freed place is available to the next one.
    const paga = await test.db.query<{ documento_fiscal_id: string }>(
      'select documento_fiscal_id from indicacao where consumidor_id = $1 and valor is not null limit 1',
      [await idOf(ana)],
    );
    await c.judge(paga[0]!.documento_fiscal_id, { status: 'INVALIDO' });
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    const nono = await c.invite(ana);
    await c.send(nono);
    await c.premiar();
    expect(await c.waits(ana)).toBe(600);
    // A new month has the full limit; the sessions of the old one have expired.
    test.clock.set('2026-12-02T15:00:00Z');
    const { consumidor } = toCadastro(1);
    const indicacao = (await idOf(ana)).slice(-10);
    const decimo = await registerPessoa(test, seed++, c.host, { consumidor: { ...consumidor, indicacao } });
    await c.send(decimo);
    await c.premiar();
    const [{ total }] = (await test.db.query<{ total: number }>(
      `select count(*) as total from lote where consumidor_id = $1 and origem = 'indicacao' and estornado_em is null`,
      [await idOf(ana)],
    )) as [{ total: number }];
    expect(total).toBe(4);
    await expectBooks();
  });

  it('detects each fraud signal, and stores only its name and a keyed hash', async () => {
    const c = await open('SINAIS');
    const endereco = JSON.stringify({ cep: '01001000', numero: '10' });
    const cases: [string, (ana: Pessoa, bia: Pessoa) => Promise<unknown>, string][] = [
      [
        'CPF',
        async (ana, bia) => {
          const { cpf } = buildConsumidor(seed++);
          await tell(ana, 'cpf', cpf);
          await tell(bia, 'cpf', cpf);
        },
        'RECUSADA',
      ],
      [
        'TELEFONE',
        async (ana, bia) => {
          await tell(ana, 'telefone_contato', '11987650000');
          await tell(bia, 'telefone_contato', '11987650000');
        },
        'EM_ANALISE',
      ],
      [
        'EMAIL',
        async (ana, bia) => {
          await tell(ana, 'email', 'ana.silva@gmail.com');
          await tell(bia, 'email', 'anasilva+2@googlemail.com');
        },
        'EM_ANALISE',
      ],
      [
        'APARELHO',
        async (ana, bia) => {
          for (const { usuario, token } of [ana, bia])
            await test.client.call('notificacao.dispositivos', {
              body: {
                usuario,
                id: `d-${seed}`,
                descricao: 'x',
                identificacao: { servico: 'onesignal', id: `s-${usuario}` },
              },
              token,
              host: c.host,
            });
        },
        'EM_ANALISE',
      ],
      [
        'ENDERECO',
        async (ana, bia) => {
          await tell(ana, 'endereco', endereco);
          await tell(bia, 'endereco', endereco);
        },
        'PREMIADA',
      ],
    ];
    for (const [nome, share, situacao] of cases) {
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      await share(ana, bia);
      await c.send(bia);
      await c.premiar();
      const [row] = await test.db.query<{ situacao: string; sinais: Record<string, string> }>(
        'select situacao, sinais from indicacao where indicado_id = $1',
        [await idOf(bia)],
      );
      expect([nome, row!.situacao]).toEqual([nome, situacao]);
      if (situacao === 'PREMIADA') continue;
      expect(Object.keys(row!.sinais)).toEqual([nome]);
      expect(Object.values(row!.sinais)[0]).toMatch(/^[\w-]{22}$/);
    }
  });

  it('puts a receipt sent earlier by the referrer under review', async () => {
    const c = await open('REPETE', (arquivo) => void (arquivo.documentos.apuracao = 'manual'));
    const ana = await nextPessoa(test);
    const bia = await c.invite(ana);
    const chaveAcesso = buildChave(seed++, { anoMes: '2026-11', modelo: '65', tipoEmissao: 1 });
    const daAna = (await c.send(ana, { chaveAcesso })).body.retorno;
    await c.judge(daAna.documentoFiscalID, { status: 'INVALIDO' });
    const daBia = (await c.send(bia, { chaveAcesso })).body.retorno;
    await c.judge(daBia.documentoFiscalID, { status: 'VALIDO' });
    await c.premiar();
    const { retorno } = await c.emAnalise();
    expect(retorno.map(({ sinais }) => sinais.map(({ sinal }) => sinal))).toEqual([['NOTA']]);
  });

  it('puts referrals from one household, and successive ones at one till, under review', async () => {
    const c = await open('SERIE');
    const ana = await nextPessoa(test);
    const endereco = { cep: '01001000', numero: '10' };
    const bia = await c.invite(ana, {}, 5);
    for (const pessoa of [ana, bia]) await tell(pessoa, 'endereco', JSON.stringify(endereco));
    await c.send(bia);
    await c.premiar();
    expect((await c.see(ana)).situacao).toBe('EM_ANALISE');

    const rui = await nextPessoa(test);
    const amigos = [await c.invite(rui), await c.invite(rui, {}, 2), await c.invite(rui, {}, 2)];
    for (const [n, amigo] of amigos.entries()) {
      const chaveAcesso = buildChave(7, {
        anoMes: '2026-11',
        modelo: '65',
        tipoEmissao: 1,
        serie: '003',
        numero: String(400 + n).padStart(9, '0'),
        codigo: String(1000 + n).padStart(8, '0'),
      });
      expect((await c.send(amigo, { chaveAcesso })).status).toBe(201);
    }
    await c.premiar();
    const { retorno } = await c.emAnalise();
    expect(retorno.some(({ sinais }) => sinais.some(({ sinal }) => sinal === 'MESMO_CAIXA'))).toBe(true);
    expect(retorno.some(({ sinais }) => sinais.some(({ sinal }) => sinal === 'CADASTROS_EM_SERIE'))).toBe(
      true,
    );
  });

  it('shows every referral once to an operator who decides them while paging', async () => {
    const c = await open('PAGINA');
    const waiting = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      for (const pessoa of [ana, bia]) await tell(pessoa, 'telefone_contato', `1198765222${n}`);
      await c.send(bia);
      waiting.add(await idOf(bia));
    }
    await c.premiar();
    const seen: string[] = [];
    for (let depois: string | null | undefined; depois !== null;) {
      const page = await c.emAnalise(1, depois);
      for (const { indicadoID } of page.retorno) {
        expect((await c.decide(indicadoID, 'APROVAR')).status).toBe(200);
        seen.push(indicadoID);
      }
      depois = page.depois;
    }
    expect(seen).toHaveLength(3);
    expect(new Set(seen)).toEqual(waiting);
  });

  it('lets an operator decide once, with the signals described', async () => {
    const c = await open('OPERA');
    const pairs: { ana: Pessoa; bia: Pessoa; id: string }[] = [];
    for (let n = 0; n < 2; n++) {
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      for (const pessoa of [ana, bia]) await tell(pessoa, 'telefone_contato', '11987651111');
      await c.send(bia);
      pairs.push({ ana, bia, id: await idOf(bia) });
    }
    await c.premiar();
    const { retorno, total } = await c.emAnalise();
    expect(total).toBe(2);
    expect(retorno[0]!.sinais).toEqual([
      { sinal: 'TELEFONE', descricao: 'Os dois cadastros têm o mesmo telefone.', vezes: 2 },
    ]);
    const [sim, nao] = pairs as [(typeof pairs)[0], (typeof pairs)[0]];
    const decided = await Promise.all([1, 2, 3].map(() => c.decide(sim.id, 'APROVAR')));
    const ator = { tipo: 'token', id: null, nome: 'Token único' };
    expect(decided.map(({ status, body }) => [status, body.retorno.situacao, body.retorno.ator])).toEqual(
      decided.map(() => [200, 'PREMIADA', ator]),
    );
    expect([await c.waits(sim.ana), await c.waits(sim.bia)]).toEqual([200, 100]);
    expect((await c.decide(sim.id, 'RECUSAR')).body.codigo).toBe('indicacao.jaDecidida');
    for (let n = 0; n < 2; n++)
      expect((await c.decide(nao.id, 'RECUSAR')).body.retorno).toMatchObject({ situacao: 'RECUSADA', ator });
    expect((await c.decide(nao.id, 'APROVAR')).body.codigo).toBe('indicacao.jaDecidida');
    expect(await c.see(nao.ana)).toMatchObject({ situacao: 'RECUSADA', motivo: 'NAO_CONFIRMADA' });
    expect((await c.decide(await idOf(sim.ana), 'APROVAR')).body.codigo).toBe('indicacao.nenhuma');
    await expectBooks();
  });

  it('deleting either account ends open referrals, and granted rewards stay in the monthly count', async () => {
    const c = await open('SAEM', (arquivo) => void (arquivo.indicacao!.maximoPorMes = 1));
    const exclude = ({ usuario, token }: Pessoa) =>
      test.client.call('consumidor.excluir', { params: { usuario }, token, host: c.host });
    const rowOf = async (indicadoId: string) =>
      (
        await test.db.query<object>('select situacao, motivo, sinais from indicacao where indicado_id = $1', [
          indicadoId,
        ])
      )[0];
    const ana = await nextPessoa(test);
    const [bia, caio, davi] = [await c.invite(ana), await c.invite(ana), await c.invite(ana)];
    const ids = [await idOf(bia), await idOf(caio), await idOf(davi)] as const;
    await c.send(bia);
    await c.premiar();
    for (const pessoa of [bia, caio]) expect((await exclude(pessoa)).status).toBe(200);
    expect(await rowOf(ids[0])).toMatchObject({ situacao: 'PREMIADA', sinais: {} });
    expect(await rowOf(ids[1])).toMatchObject({ situacao: 'RECUSADA', motivo: 'CONTA_ENCERRADA' });
    expect((await c.list(ana)).premiadasNoMes).toBe(1);
    await c.send(davi);
    expect((await exclude(ana)).status).toBe(200);
    await c.premiar();
    expect(await rowOf(ids[2])).toMatchObject({ situacao: 'RECUSADA', motivo: 'CONTA_ENCERRADA' });
    expect(await c.waits(davi)).toBe(0);
    await expectBooks();
  });

  it('survives a concurrent reward, refusal and account deletion', async () => {
    const c = await open('ENCONTRO');
    for (let n = 0; n < 6; n++) {
      const ana = await nextPessoa(test);
      const bia = await c.invite(ana);
      const { documentoFiscalID } = (await c.send(bia)).body.retorno;
      const leave = () =>
        test.client.call('consumidor.excluir', {
          params: { usuario: ana.usuario },
          token: ana.token,
          host: c.host,
        });
      const answers = await Promise.all([
        c.premiar(),
        c.judge(documentoFiscalID, { status: 'INVALIDO' }),
        ...(n % 2 === 0 ? [leave()] : [c.premiar()]),
      ]);
      expect(answers.flatMap((one) => (one ? [one.status] : []))).toEqual(n % 2 === 0 ? [200, 200] : [200]);
      await c.premiar();
      expect(await c.waits(bia)).toBe(0);
    }
    await expectBooks();
  });

  it('a changed amount applies to later rewards, and removing the program ends pending ones without a reward', async () => {
    const c = await open('MUDA');
    const ana = await nextPessoa(test);
    const invite = async () => {
      const amigo = await c.invite(ana);
      await c.send(amigo);
      return amigo;
    };
    await invite();
    await c.premiar();
    await open('MUDA', (arquivo) => void (arquivo.indicacao!.premio = { pontos: 50 }));
    await invite();
    await c.premiar();
    expect(await c.waits(ana)).toBe(250);
    await invite();
    await open('MUDA', (arquivo) => void delete arquivo.indicacao);
    await c.premiar();
    expect(await c.see(ana)).toMatchObject({ situacao: 'RECUSADA', motivo: 'SEM_PREMIO', premio: null });
    expect(await c.waits(ana)).toBe(250);
  });

  it('a campaign without a referral program stores no referrals', async () => {
    const c = await open('SEM', (arquivo) => void delete arquivo.indicacao);
    const ana = await nextPessoa(test);
    const bia = await c.invite(ana);
    await c.send(bia);
    expect(await c.see(ana)).toMatchObject({ situacao: null, premio: null });
  });
});
