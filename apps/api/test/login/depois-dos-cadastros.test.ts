import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from '../campanha/campanha-propria.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const noon = '2026-11-23T15:00:00Z';
const afterwards = '2026-11-25T15:00:00Z';
const drawn = '2026-11-28T23:00:00Z';

/** Ends registrations and purchases on 23 November; a draw follows on the 28th. */
const endBeforeDraw = (arquivo: MutableArquivo) => {
  Object.assign(arquivo.campanha, {
    dataInicial: '2026-11-20',
    dataFinalCompras: '2026-11-23',
    dataFinalCadastros: '2026-11-23',
    dataFinal: '2026-11-23',
  });
  configure(arquivo, { 'campanha.bloquearLoginAposCadastros': true });
  arquivo.sorteios = [
    { data: '2026-11-28', hora: '19:00', nome: 'Sorteio', premio: 'Uma moto', numerosAte: '2026-11-23' },
  ];
};

let seed = 8_500;

describe('sign-in after the last day of registration', () => {
  let test: TestApp;
  let own: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
    own = await openCampanha(test, 'DEPOIS', endBeforeDraw);
  });
  afterAll(() => test.close());

  /** Returns the code of a sign-in at an instant; undefined when it is accepted. */
  async function signInAt(instant: string, { usuario, senha }: Pessoa, host = own.host) {
    test.clock.set(instant);
    const { body } = await test.client.call('login.autenticar', { body: { usuario, senha }, host });
    return body.codigo;
  }

  async function register(): Promise<Pessoa> {
    test.clock.set(noon);
    return registerPessoa(test, seed++, own.host);
  }

  /** Writes a row of a person; missing columns come from the example. */
  const insert = (pessoa: Pessoa, sql: string, ...values: (string | Date)[]) =>
    test.db.query(
      `with p as (select s.consumidor_id, c.campanha_id from consumidor s, campanha c
         where s.usuario = $1 and c.identificacao = 'DEPOIS') ${sql}`,
      [pessoa.usuario, ...values],
    );

  it('refuses to sign in a person without an open matter, and to register a new person', async () => {
    const nobody = await register();
    expect(await signInAt(afterwards, nobody)).toBe('campanha.cadastrosEncerrados');
    const { body } = await test.client.call('login.cadastrar', { body: toCadastro(seed++), host: own.host });
    expect(body.codigo).toBe('campanha.nenhuma');
  });

  it('says a wrong password before the end of registration', async () => {
    const pessoa = await register();
    expect(await signInAt(afterwards, { ...pessoa, senha: 'Outra2026' })).toBe('login.senhaIncorreta');
  });

  it('admits a person with numbers of a draw to come, and after the draw its winner only', async () => {
    const [winner, other] = [await register(), await register()];
    const { numeros } = (await own.send(winner)).body.retorno;
    await own.send(other);
    expect([await signInAt(afterwards, winner), await signInAt(afterwards, other)]).toEqual([
      undefined,
      undefined,
    ]);
    test.clock.set(drawn);
    const { status } = await test.client.call('operador.registrarPremiados', {
      params: own.params,
      body: {
        data: '2026-11-28',
        premiados: numeros.map(({ serie, numero }) => ({ serie, numero, premio: 'Uma moto' })),
      },
      token: operatorToken,
      host: own.host,
    });
    expect(status).toBe(200);
    expect([await signInAt(drawn, winner), await signInAt(drawn, other)]).toEqual([
      undefined,
      'campanha.cadastrosEncerrados',
    ]);
  });

  it('admits a person whose receipt waits for a verdict, and not after its refusal', async () => {
    const pessoa = await register();
    const { documentoFiscalID } = (await own.send(pessoa)).body.retorno;
    await test.db.query('delete from cupom where documento_fiscal_id = $1', [documentoFiscalID]);
    const setStatus = (status: string) =>
      test.db.query('update documento_fiscal set status = $2 where documento_fiscal_id = $1', [
        documentoFiscalID,
        status,
      ]);
    await setStatus('PENDENTE');
    expect(await signInAt(drawn, pessoa)).toBeUndefined();
    await setStatus('INVALIDO');
    expect(await signInAt(drawn, pessoa)).toBe('campanha.cadastrosEncerrados');
  });

  it.each([
    [
      'an instant prize',
      `insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em, raspada_em, premio_id)
       select p.consumidor_id, $2::uuid, p.campanha_id, $2::uuid, $3, $3, 'vale' from p`,
      undefined,
    ],
    [
      'a card without a prize',
      `insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em, raspada_em)
       select p.consumidor_id, $2::uuid, p.campanha_id, $2::uuid, $3, $3 from p`,
      'campanha.cadastrosEncerrados',
    ],
    [
      'a voucher',
      `insert into voucher_pedido (consumidor_id, voucher_pedido_id, campanha_id, voucher_id, nome, provedor_id, moeda, valor,
         conta_ordem, situacao, usar_ate, criado_em)
       select p.consumidor_id, $2::uuid, p.campanha_id, 'vale', 'Vale', 'banco', 'pontos', 1, 1, 'PENDENTE', $3, $3 from p`,
      undefined,
    ],
    [
      'an order',
      `insert into pedido (consumidor_id, pedido_id, campanha_id, moeda, situacao, total, criado_em)
       select p.consumidor_id, $2::uuid, p.campanha_id, 'pontos', 'ENVIADO', 1, $3 from p`,
      undefined,
    ],
    [
      'a cancelled order',
      `insert into pedido (consumidor_id, pedido_id, campanha_id, moeda, situacao, total, criado_em)
       select p.consumidor_id, $2::uuid, p.campanha_id, 'pontos', 'CANCELADO', 1, $3 from p`,
      'campanha.cadastrosEncerrados',
    ],
  ])('decides by %s', async (_what, sql, codigo) => {
    const pessoa = await register();
    await insert(pessoa, sql, randomUUID(), new Date(noon));
    expect(await signInAt(drawn, pessoa)).toBe(codigo);
  });

  it('admits each person where the campaign does not block the sign-in', async () => {
    await openCampanha(test, 'ABERTA', (arquivo) => {
      endBeforeDraw(arquivo);
      arquivo.sorteios = [];
      configure(arquivo, { 'campanha.bloquearLoginAposCadastros': false });
    });
    const pessoa = await register();
    expect(await signInAt(drawn, pessoa, 'aberta.localhost')).toBeUndefined();
  });
});
