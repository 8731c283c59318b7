import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

/** A day outside every campaign: the receipt is refused at once and keeps the key. */
const before = { emitidoEm: '2020-01-01' };

describe("access key of another consumer's refused receipt", () => {
  let test: TestApp;
  let pessoas: Pessoa[];
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    pessoas = await Promise.all(Array.from({ length: 8 }, () => nextPessoa(test)));
  });
  afterAll(() => test.close());

  const contest = ({ token }: Pessoa, { host }: { host: string }, documentoFiscalID: string) =>
    test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID },
      body: { mensagem: 'É minha.' },
      token,
      host,
    });
  const balanced = { diferencaNumeros: 0, diferencaRaspadinhas: 0 };
  /** Returns the claims of a key: one, held by the receipt that counts. */
  const holders = async (chaveAcesso: string) =>
    (
      await test.db.query<{ status: string }>(
        `with r as materialized (
           select consumidor_id, documento_fiscal_id from chave_acesso_registrada where chave_acesso = $1
         )
         select d.status from documento_fiscal d join r
           on d.consumidor_id = r.consumidor_id and d.documento_fiscal_id = r.documento_fiscal_id`,
        [chaveAcesso],
      )
    ).map(({ status }) => status);

  it('the key of a refused receipt goes to its real owner, also when a consumer over the limit invented a day to block it', async () => {
    const [eva, ana] = [await nextPessoa(test), await nextPessoa(test)];
    const campanha = await openCampanha(test, 'TOMADAS', (arquivo) => {
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 3 }];
    });
    for (let i = 0; i < 3; i++) expect((await campanha.send(eva)).status).toBe(201);
    const chaves = Array.from({ length: 3 }, () => nextChave());
    for (const chaveAcesso of chaves) {
      const { body } = await campanha.send(eva, { chaveAcesso, ...before });
      expect(body.retorno.apuracao.status).toBe('INVALIDO');
      // The same consumer still gets the earlier answer.
      const again = await campanha.send(eva, { chaveAcesso });
      expect([again.status, again.body.codigo]).toEqual([409, 'documentoFiscal.jaCadastradoPorVoce']);
    }
    for (const chaveAcesso of chaves) {
      const { status, body } = await campanha.send(ana, { chaveAcesso });
      expect([status, body.retorno.apuracao.status, body.retorno.numeros.length]).toEqual([201, 'VALIDO', 1]);
      expect((await campanha.send(eva, { chaveAcesso })).body.codigo).toBe('documentoFiscal.jaCadastrado');
      expect(await holders(chaveAcesso)).toEqual(['VALIDO']);
    }
  });

  it('sends the new receipt to manual review after a manual refusal, and earns when approved', async () => {
    const [eva, ana] = [await nextPessoa(test), await nextPessoa(test)];
    const campanha = await openCampanha(test, 'JULGADAS', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: true };
    });
    const chaveAcesso = buildChave(770_001, { anoMes: '2026-11', modelo: '59' });
    const facts = { chaveAcesso, valorCentavos: 12_000 };
    const first = await campanha.send(eva, facts);
    await campanha.judge(first.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    const { status, body } = await campanha.send(ana, facts);
    expect([status, body.retorno.numeros.length]).toEqual([201, 0]);
    expect(body.retorno.apuracao).toMatchObject({
      status: 'PENDENTE',
      motivo: { codigo: 'documentoFiscal.emAnalise' },
      historico: [{ status: 'PENDENTE' }],
    });
    const settled = await campanha.judge(body.retorno.documentoFiscalID, { status: 'VALIDO' });
    expect(settled.body.retorno.numeros).toHaveLength(2);
    // The remaining cents of 12,000 count for the next receipt once.
    const [next, after] = [
      await campanha.send(ana, { valorCentavos: 3_000 }),
      await campanha.send(ana, { valorCentavos: 4_999 }),
    ];
    expect([next, after].map((answer) => answer.body.retorno.numeros.length)).toEqual([1, 0]);
    expect(await campanha.measure()).toMatchObject({ concedidos: 3, ...balanced });
  });

  it.each([
    ['a receipt that waited', () => ({})],
    ['one issued off-line', () => ({ offline: true })],
  ])(
    'sends the new receipt to manual review also when the refused or the new one is %s',
    async (name, extra) => {
      const [eva, bia, ana] = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
      const campanha = await openCampanha(test, name.includes('off') ? 'ESPERAS2' : 'ESPERAS', (arquivo) => {
        if (!name.includes('off')) arquivo.documentos.apuracao = 'manual';
      });
      const chaveAcesso = nextChave();
      const first = await campanha.send(eva, { chaveAcesso, ...extra() });
      await campanha.judge(first.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
      const automatic = await openCampanha(test, campanha.params.identificacao);
      // A third receipt refused by the rules does not clear the manual refusal.
      const second = await automatic.send(bia, { chaveAcesso, ...before });
      expect(second.body.retorno.apuracao.status).toBe('INVALIDO');
      const { body } = await automatic.send(ana, { chaveAcesso, ...extra() });
      expect(body.retorno.apuracao).toMatchObject({
        status: 'PENDENTE',
        motivo: { codigo: 'documentoFiscal.emAnalise' },
      });
      test.clock.set('2026-11-22T16:00:00Z');
      await automatic.send(ana);
      await test.app.runJob('documentoFiscal.apurar');
      test.clock.set('2026-11-21T15:00:00Z');
      expect(await holders(chaveAcesso)).toEqual(['PENDENTE']);
    },
  );

  it("does not return the access key by an operator's correction while another consumer's receipt holds it", async () => {
    const [eva, ana] = pessoas as [Pessoa, Pessoa];
    const campanha = await openCampanha(test, 'REPENSADAS');
    const chaveAcesso = nextChave();
    const first = (await campanha.send(eva, { chaveAcesso })).body.retorno;
    await campanha.judge(first.documentoFiscalID, { status: 'INVALIDO' });
    const second = (await campanha.send(ana, { chaveAcesso })).body.retorno;
    expect(second.apuracao.status).toBe('PENDENTE');
    const again = await campanha.judge(first.documentoFiscalID, { status: 'VALIDO' });
    expect([again.status, again.body.codigo]).toEqual([409, 'documentoFiscal.jaCadastrado']);
    await campanha.judge(second.documentoFiscalID, { status: 'INVALIDO' });
    const settled = await campanha.judge(first.documentoFiscalID, { status: 'VALIDO' });
    expect(settled.body.retorno.numeros).toHaveLength(1);
    expect(await holders(chaveAcesso)).toEqual(['VALIDO']);
    expect(await campanha.measure()).toMatchObject({ concedidos: 1, ...balanced });
  });

  it('returns to the first refused receipt only while no other receipt holds it', async () => {
    const [eva, ana] = [await nextPessoa(test), await nextPessoa(test)];
    const campanha = await openCampanha(test, 'DEVOLVIDAS');
    const chaveAcesso = nextChave();
    const first = (await campanha.send(eva, { chaveAcesso, ...before })).body.retorno;
    const second = (await campanha.send(ana, { chaveAcesso })).body.retorno;
    const refused = await contest(eva, campanha, first.documentoFiscalID);
    expect([refused.status, refused.body.codigo]).toEqual([409, 'documentoFiscal.jaCadastrado']);
    await campanha.judge(second.documentoFiscalID, { status: 'INVALIDO' });
    const asked = await contest(eva, campanha, first.documentoFiscalID);
    expect([asked.status, asked.body.retorno.apuracao.status]).toEqual([200, 'PENDENTE']);
    expect((await contest(ana, campanha, second.documentoFiscalID)).body.codigo).toBe(
      'documentoFiscal.jaCadastrado',
    );
    expect(
      (await campanha.judge(first.documentoFiscalID, { status: 'VALIDO' })).body.retorno.numeros,
    ).toHaveLength(1);
    expect(await holders(chaveAcesso)).toEqual(['VALIDO']);
    expect(await campanha.measure()).toMatchObject({ concedidos: 1, ...balanced });
  });

  it('the key of a refused receipt gets exactly one new owner under 64 concurrent requests', async () => {
    const eva = await nextPessoa(test);
    const campanha = await openCampanha(test, 'SESSENTA');
    for (const isJudged of [false, true]) {
      const chaveAcesso = nextChave();
      const first = await campanha.send(eva, { chaveAcesso, ...(isJudged ? {} : before) });
      if (isJudged) await campanha.judge(first.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, i) => campanha.send(pessoas[i % 8]!, { chaveAcesso })),
      );
      const won = answers.filter(({ status }) => status === 201);
      expect(won.map(({ body }) => body.retorno.apuracao.status)).toEqual([isJudged ? 'PENDENTE' : 'VALIDO']);
      expect(new Set(answers.filter(({ status }) => status !== 201).map(({ status }) => status))).toEqual(
        new Set([409]),
      );
      expect(await holders(chaveAcesso)).toHaveLength(1);
    }
    expect(await campanha.measure()).toMatchObject({ concedidos: 1, ...balanced });
  });

  it('the key of a refused receipt never gets two owners when its first owner requests a review concurrently', async () => {
    const campanha = await openCampanha(test, 'CORRIDA');
    for (let round = 0; round < 6; round++) {
      const eva = await nextPessoa(test);
      const chaveAcesso = nextChave();
      const first = (await campanha.send(eva, { chaveAcesso, ...before })).body.retorno;
      const [asked, ...sent] = await Promise.all([
        contest(eva, campanha, first.documentoFiscalID),
        ...pessoas.map((pessoa) => campanha.send(pessoa, { chaveAcesso })),
      ]);
      const won = [asked, ...sent].filter(({ status }) => status < 300);
      expect(won).toHaveLength(1);
      expect(await holders(chaveAcesso)).toEqual([won[0]!.body.retorno.apuracao.status]);
    }
  });

  it('applies to the printed data of a Comper receipt too', async () => {
    const [eva, ana] = [await nextPessoa(test), await nextPessoa(test)];
    const campanha = await openCampanha(test, 'COMPER', (arquivo) => configure(arquivo, {}));
    const integrate = ({ usuario, token }: Pessoa) =>
      test.client.call('comper.integrarDocumentoFiscal', {
        query: {
          ecommerce: 'N',
          nroDoc: '4321',
          dataCompra: '2026-11-20',
          caixa: '1',
          loja: '2',
          cpfConsumidor: usuario,
        },
        token,
        host: campanha.host,
      });
    const first = (await integrate(eva)).body.retorno;
    await campanha.judge(first.documentoFiscalID, { status: 'INVALIDO' });
    expect((await integrate(eva)).body.codigo).toBe('documentoFiscal.jaCadastradoPorVoce');
    const second = (await integrate(ana)).body.retorno;
    expect(second.apuracao.motivo?.codigo).toBe('documentoFiscal.emAnalise');
    expect((await contest(eva, campanha, first.documentoFiscalID)).body.codigo).toBe(
      'documentoFiscal.jaCadastrado',
    );
    await campanha.judge(second.documentoFiscalID, { status: 'INVALIDO' });
    expect((await contest(eva, campanha, first.documentoFiscalID)).status).toBe(200);
    expect((await integrate(ana)).body.codigo).toBe('documentoFiscal.jaCadastrado');
  });
});
