import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import { type Capsula, hashTitular, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { listMensagens } from '../outbox.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import { dia, openSorteio, toLugar } from './sorteio-de-teste.ts';

const registeredAt = '2026-11-25T15:00:00Z';
const frozenAt = '2026-11-26T15:00:00Z';
const drawnAt = '2026-11-28T22:00:00Z';

/** Returns an extraction with a place as its drawn number. */
function toExtracao(lugar: number): string[] {
  const [serie, ...digitos] = String(lugar).padStart(6, '0');
  return digitos.map((digito, at) => (at === 0 ? `123${serie}${digito}` : `5432${digito}`));
}

/** Answers of different calls. */
type CalendarioRetorno = RetornoOf<Calls['operador.calendarioSorteios']>;

interface Retorno {
  readonly situacao: string;
  readonly versao: number;
  readonly documento: { readonly ator: { readonly nome: string } };
  readonly tipoConteudo: string;
  readonly premiados: { serie: string; numero: string }[];
  readonly passos: { frase: string }[];
  readonly versoes: unknown[];
  readonly desclassificados: unknown[];
  readonly isDesatualizada: boolean;
  readonly confirmada: { readonly ator: { readonly nome: string } } | null;
}

describe('result and computation of a draw', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(drawnAt, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createAdministrador();
    noemi = await painel.createAdministrador();
    auditora = await painel.createAdministrador();
    await test.db.query(`update operador_papel set papel = 'auditor' where operador_id = $1`, [
      auditora.operadorID,
    ]);
  });
  beforeEach(async () => {
    test.clock.set(drawnAt);
    await test.db.query('update operador_sessao set usada_em = $1, elevada_em = $1, criada_em = $1', [
      drawnAt,
    ]);
  });
  afterAll(() => test.close());

  type Sorteio = Awaited<ReturnType<typeof openFrozen>>;

  /** Opens a frozen draw with one number of each person. */
  async function openFrozen(
    identificacao: string,
    pessoas: readonly Pessoa[],
    change?: (arquivo: MutableArquivo) => void,
    before: (
      opened: Awaited<ReturnType<typeof openSorteio>>,
      notas: readonly { pessoa: Pessoa; numeros: { serie: string; numero: string }[] }[],
    ) => Promise<void> = () => Promise.resolve(),
  ) {
    const own = await openSorteio(test, identificacao, change);
    const notas = [];
    for (const pessoa of pessoas) notas.push({ pessoa, ...(await own.sendAt(registeredAt, pessoa)) });
    test.clock.set(frozenAt);
    await before(own, notas);
    await own.congelar();
    test.clock.set(drawnAt);
    const act = (por: OperadorDeTeste, id: Parameters<typeof painel.call>[0], body?: object) =>
      painel.call(id, {
        params: own.params,
        ...(body && { body }),
        cookie: por.cookie,
        promotora: 'quatrofolhas',
      } as never) as Promise<unknown> as Promise<{
        status: number;
        body: { codigo?: string; retorno: Retorno };
      }>;
    // By place.
    notas.sort((a, b) => toLugar(a.numeros[0]!) - toLugar(b.numeros[0]!));
    return {
      ...own,
      notas,
      lugares: notas.map(({ numeros }) => toLugar(numeros[0]!)),
      act,
      inform: (por: OperadorDeTeste, extracao: string[]) =>
        act(por, 'operador.informarResultado', { extracao }),
      async stand(lugar: number) {
        const extracao = toExtracao(lugar);
        await act(rita, 'operador.informarResultado', { extracao });
        return act(noemi, 'operador.informarResultado', { extracao });
      },
      compute: (por = rita) => act(por, 'operador.apurarSorteio', {}),
      confirm: (por: OperadorDeTeste, versao: number) => act(por, 'operador.confirmarApuracao', { versao }),
      capsula: async () => {
        const { status, body } = await test.client.call('cupom.capsula', {
          params: own.params,
          host: own.host,
        });
        return { status, body: body as unknown as Capsula & { codigo?: string } };
      },
      campanhaId: async () =>
        (
          await test.db.query<{ campanha_id: string }>(
            'select campanha_id from campanha where identificacao = $1',
            [identificacao],
          )
        )[0]!.campanha_id,
    };
  }

  /** Counts the parts of a result that consumers would see. */
  async function countAvisos(own: Sorteio) {
    const [row] = await test.db.query(
      `select (select count(*) from sorteio_premiado where campanha_id = $1) as premiados,
         (select count(*) from notificacao where campanha_id = $1) as notificacoes,
         (select count(*) from notificacao_geral where campanha_id = $1) as gerais,
         (select count(*) from envio e join consumidor c on c.consumidor_id = e.consumidor_id
           join notificacao n on n.consumidor_id = e.consumidor_id where n.campanha_id = $1) as envios`,
      [await own.campanhaId()],
    );
    return row;
  }

  const createPessoas = (total: number) =>
    Array.from({ length: total }).reduce<Promise<Pessoa[]>>(
      async (all) => [...(await all), await nextPessoa(test)],
      Promise.resolve([]),
    );

  it('mails the hash of the manifest to the administrators of the promoter', async () => {
    const own = await openFrozen('CARTA', []);
    await test.app.runJob('sorteio.testemunhar');
    const { hash } = (await own.manifesto()).body.retorno;
    const countMails = async (operador: OperadorDeTeste) =>
      (await listMensagens(test, operador.email)).filter(({ texto }) => texto.includes(hash)).length;
    expect([await countMails(rita), await countMails(noemi), await countMails(auditora)]).toEqual([1, 1, 0]);
  });

  describe('result', () => {
    const a = ['12305', '05437', '13526', '02329', '15458'];
    const b = ['12305', '05437', '13526', '02329', '15459'];

    it('the result of a draw stands when two people enter the same prizes, and neither sees those of the other before', async () => {
      const own = await openFrozen('RESULTADO', []);
      expect((await own.act(rita, 'operador.resultado')).body.retorno.situacao).toBe('NENHUM');
      expect((await own.inform(rita, a)).body.retorno).toMatchObject({
        situacao: 'ESPERA',
        meu: a,
        extracao: null,
      });
      const seen = (await own.act(noemi, 'operador.resultado')).body.retorno;
      expect(seen).toMatchObject({
        situacao: 'ESPERA',
        informadoPor: [rita.nome],
        meu: null,
        extracao: null,
      });
      expect(JSON.stringify(seen)).not.toContain(a[1]);
      // The same person twice is one entry, which can be corrected.
      expect((await own.inform(rita, b)).body.retorno).toMatchObject({ situacao: 'ESPERA', meu: b });
      expect((await own.inform(rita, a)).body.retorno).toMatchObject({ situacao: 'ESPERA', meu: a });
      expect((await own.inform(noemi, a)).body.retorno).toMatchObject({ situacao: 'VALE', extracao: a });
      expect((await own.inform(rita, a)).status).toBe(200);
      expect((await own.inform(noemi, b)).body.codigo).toBe('sorteio.resultadoVale');
      expect((await own.inform(auditora, a)).body.codigo).toBe('operador.semPermissao');
    });

    it('discards both entries when they differ, and tells both people', async () => {
      const own = await openFrozen('DIVERGE', []);
      await own.inform(rita, a);
      const told = { situacao: 'DIVERGIU', meu: null, divergencia: { entre: [rita.nome, noemi.nome] } };
      expect((await own.inform(noemi, b)).body.retorno).toMatchObject(told);
      expect((await own.act(rita, 'operador.resultado')).body.retorno).toMatchObject(told);
      await own.inform(noemi, a);
      expect((await own.inform(rita, a)).body.retorno).toMatchObject({ situacao: 'VALE', divergencia: null });
    });

    it('the result of a draw stands once for two equal entries of the same moment, and for none of two different ones', async () => {
      const [same, other] = [await openFrozen('IGUAIS', []), await openFrozen('DIFERENTES', [])];
      const equal = await Promise.all([same.inform(rita, a), same.inform(noemi, a)]);
      expect(
        equal.map(({ body }) => body.retorno.situacao).toSorted((one, other) => one.localeCompare(other)),
      ).toEqual(['ESPERA', 'VALE']);
      const unequal = await Promise.all([other.inform(rita, a), other.inform(noemi, b)]);
      expect(
        unequal.map(({ body }) => body.retorno.situacao).toSorted((one, other) => one.localeCompare(other)),
      ).toEqual(['DIVERGIU', 'ESPERA']);
      const twice = await openFrozen('MESMA', []);
      const own = await Promise.all([twice.inform(rita, a), twice.inform(rita, a)]);
      expect(own.map(({ body }) => body.retorno.situacao)).toEqual(['ESPERA', 'ESPERA']);
    });

    it('the result of a draw is refused before the extraction and before the freeze', async () => {
      const own = await openSorteio(test, 'ANTES');
      const inform = () => own.ask('operador.informarResultado', { body: { extracao: a } });
      test.clock.set('2026-11-28T21:59:59Z');
      expect((await inform()).body.codigo).toBe('cupom.sorteioPorVir');
      test.clock.set(drawnAt);
      expect((await inform()).body.codigo).toBe('sorteio.naoCongelado');
    });

    const draw = async (background: string) => {
      const sharp = (await import('sharp')).default;
      const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
      return (await picture.jpeg().toBuffer()).toString('base64');
    };

    it('keeps the document of a result that was confirmed', async () => {
      const own = await openFrozen('DOCUMENTOFIM', []);
      await own.stand(5);
      const attach = async (colour: string) =>
        own.act(rita, 'operador.anexarResultado', { arquivoBase64: await draw(colour) });
      expect((await attach('red')).status).toBe(200);
      const kept = (await own.act(noemi, 'operador.documentoResultado')).body.retorno;
      await own.compute();
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      expect((await attach('blue')).body.codigo).toBe('sorteio.confirmado');
      expect((await own.act(noemi, 'operador.documentoResultado')).body.retorno).toEqual(kept);
    });

    it('keeps an attached document, replaced by a later one', async () => {
      const own = await openFrozen('DOCUMENTO', []);
      expect((await own.act(rita, 'operador.documentoResultado')).body.codigo).toBe(
        'sorteio.documentoNenhum',
      );
      for (const colour of ['red', 'blue']) {
        const { status, body } = await own.act(rita, 'operador.anexarResultado', {
          arquivoBase64: await draw(colour),
        });
        expect([status, body.retorno.documento.ator.nome]).toEqual([200, rita.nome]);
      }
      const { body } = await own.act(noemi, 'operador.documentoResultado');
      expect(body.retorno.tipoConteudo).toBe('image/jpeg');
      const rows = await test.db.query(
        'select documento from sorteio_resultado where documento is not null and campanha_id = $1',
        [await own.campanhaId()],
      );
      expect(rows).toHaveLength(1);
      expect((await own.act(rita, 'operador.anexarResultado', { arquivoBase64: 'AAAA' })).body.codigo).toBe(
        'upload.imagemInvalida',
      );
    });
  });

  describe('computation', () => {
    // Sign-ups of one address are limited.
    let tres: Pessoa[];
    beforeAll(async () => void (tres = await createPessoas(3)));

    it('writes no notice before a second person confirms, and then tells winners and all consumers once', async () => {
      const own = await openFrozen('CONFIRMA', await createPessoas(4));
      const none = await countAvisos(own);
      expect((await own.compute()).body.codigo).toBe('sorteio.semResultado');
      expect((await own.act(rita, 'operador.apuracao')).body.codigo).toBe('sorteio.semApuracao');
      await own.stand(own.lugares[1]! - 1);
      const computed = (await own.compute()).body.retorno;
      expect(computed).toMatchObject({ versao: 1, isPropria: true, confirmada: null });
      expect(computed.premiados.map(toLugar)).toEqual([own.lugares[1]]);
      expect(computed.passos.map(({ frase }) => frase)).toEqual([
        expect.stringMatching(/^O número \d{2} \d{5} ganha: Uma moto\.$/),
      ]);
      expect(await countAvisos(own)).toEqual(none);
      expect((await own.capsula()).body.codigo).toBe('sorteio.semCapsula');
      // A repeated computation is the same version.
      expect((await own.compute(noemi)).body.retorno).toMatchObject({ versao: 1, isPropria: false });
      expect((await own.confirm(rita, 1)).body.codigo).toBe('sorteio.apuracaoPropria');
      expect((await own.confirm(noemi, 2)).body.codigo).toBe('sorteio.apuracaoMudou');
      const answers = await Promise.all([own.confirm(noemi, 1), own.confirm(noemi, 1)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await own.confirm(noemi, 1)).body.retorno.confirmada!.ator.nome).toBe(noemi.nome);
      const told = await countAvisos(own);
      expect(told).toMatchObject({ premiados: 1, notificacoes: 1, gerais: 1 });
      expect((await own.compute()).body.codigo).toBe('sorteio.confirmado');
      const { body } = await test.client.call('cupom.premiados', { params: own.params, host: own.host });
      expect(body.retorno.map(toLugar)).toEqual([own.lugares[1]]);
    });

    it('gives a capsule that proves the winner, who has the salt, and agrees with the database', async () => {
      const own = await openFrozen('CAPSULA', await createPessoas(6), (arquivo) => {
        arquivo.sorteios[0]!.regra = {
          ...arquivo.sorteios[0]!.regra!,
          premios: [
            { nome: 'Um carro', quantidade: 1 },
            { nome: 'Uma moto', quantidade: 2 },
          ],
          suplentes: 1,
          exemplos: [
            {
              extracao: ['12305', '05437', '13526', '02329', '15458'],
              distribuidos: ['00 57600', '00 57702', '01 00010', '02 00000', '03 00000', '04 00000'],
              premiados: ['00 57702', '01 00010', '02 00000'],
            },
          ],
        } as never;
      });
      const extracao = toExtracao(own.lugares[4]! + 1);
      await own.stand(own.lugares[4]! + 1);
      await own.compute();
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      const { body: capsula } = await own.capsula();
      const { hash } = (await own.manifesto()).body.retorno;
      expect(await verifyCapsula(capsula, hash, sha256)).toEqual([]);
      expect(await verifyCapsula({ ...capsula, extracao: toExtracao(0) }, hash, sha256)).toContain(
        'apuracao',
      );
      // Independently, from the rows of the database.
      const rows = await test.db.query<{ lugar: number; consumidor_id: string; cpf: string }>(
        `select n.serie::int * 100000 + n.numero::int as lugar, n.consumidor_id, coalesce(s.cpf, s.usuario) as cpf
         from cupom n join consumidor s on s.consumidor_id = n.consumidor_id
         where n.campanha_id = $1 order by 1`,
        [await own.campanhaId()],
      );
      const again = computeApuracao({
        regra: capsula.regra as RegraSorteio,
        series: 10,
        extracao,
        lugares: rows.map(({ lugar }) => lugar),
        findExclusao: () => undefined,
        findPessoa: (lugar) => rows.find((row) => row.lugar === lugar)!.consumidor_id,
      });
      expect(capsula.apuracao).toEqual(again);
      expect(again.premiados.map(({ lugar }) => lugar)).toEqual([5, 0, 1].map((at) => own.lugares[at]));
      const text = JSON.stringify(capsula);
      for (const { cpf, consumidor_id } of rows)
        expect([text.includes(cpf), text.includes(consumidor_id)]).toEqual([false, false]);
      const winner = own.notas[5]!;
      const ask = async (pessoa: Pessoa) =>
        (
          await test.client.call('cupom.sorteios', {
            params: own.params,
            token: pessoa.token,
            host: own.host,
          })
        ).body.retorno[0]!;
      const { meuSal, temCapsula } = await ask(winner.pessoa);
      const { compromisso } = capsula.titulares.find(({ lugar }) => lugar === own.lugares[5])!;
      expect(temCapsula).toBe(true);
      expect(await hashTitular(meuSal!, rows[5]!.cpf, sha256)).toBe(compromisso);
      expect((await ask(own.notas[3]!.pessoa)).meuSal).toBeUndefined();
    });

    it('disqualifies a number whose receipt was refused after the freeze, with that reason', async () => {
      const own = await openFrozen('RECUSADA', await createPessoas(3));
      await own.stand(own.lugares[0]!);
      expect((await own.compute()).body.retorno.premiados.map(toLugar)).toEqual([own.lugares[0]]);
      await own.judge(own.notas[0]!.documentoFiscalID, { status: 'INVALIDO' });
      expect((await own.act(noemi, 'operador.apuracao')).body.retorno.isDesatualizada).toBe(true);
      expect((await own.confirm(noemi, 1)).body.codigo).toBe('sorteio.apuracaoMudou');
      const second = (await own.compute()).body.retorno;
      expect(second).toMatchObject({
        versao: 2,
        desclassificados: [
          { ...own.notas[0]!.numeros[0], motivo: 'a nota foi recusada depois do congelamento', texto: null },
        ],
      });
      expect(second.premiados.map(toLugar)).toEqual([own.lugares[1]]);
      expect((await own.confirm(noemi, 2)).status).toBe(200);
      const { body: capsula } = await own.capsula();
      expect(capsula.desclassificados).toEqual([[own.lugares[0], 'notaRecusada']]);
      expect(await verifyCapsula(capsula, (await own.manifesto()).body.retorno.hash, sha256)).toEqual([]);
    });

    it('makes a version for each disqualification by an operator, which another person confirms', async () => {
      const own = await openFrozen('DESCLASSIFICA', await createPessoas(3));
      await own.stand(own.lugares[0]!);
      await own.compute();
      const disqualify = (por: OperadorDeTeste, versao: number, at: number) =>
        own.act(por, 'operador.desclassificar', {
          versao,
          ...own.notas[at]!.numeros[0]!,
          motivo: 'documentoRecusado',
          texto: 'A pessoa não mandou os documentos.',
        });
      expect((await disqualify(noemi, 1, 2)).body.codigo).toBe('sorteio.foraDaApuracao');
      expect((await disqualify(noemi, 1, 0)).body.retorno).toMatchObject({ versao: 2, isPropria: true });
      // Repeated: the same version.
      expect((await disqualify(noemi, 1, 0)).body.retorno.versao).toBe(2);
      expect((await disqualify(noemi, 1, 1)).body.codigo).toBe('sorteio.apuracaoMudou');
      expect((await own.confirm(noemi, 2)).body.codigo).toBe('sorteio.apuracaoPropria');
      expect((await own.confirm(rita, 1)).body.codigo).toBe('sorteio.apuracaoMudou');
      const confirmed = (await own.confirm(rita, 2)).body.retorno;
      expect(confirmed.premiados.map(toLugar)).toEqual([own.lugares[1]]);
      expect(confirmed.versoes).toHaveLength(2);
      const { body: capsula } = await own.capsula();
      expect(capsula.desclassificados).toEqual([[own.lugares[0], 'documentoRecusado']]);
    });

    it('proves a winner whose account was deleted after the freeze, and disqualifies the number', async () => {
      const own = await openFrozen('EXCLUIDA', await createPessoas(2));
      const gone = own.notas[0]!.pessoa;
      await test.client.call('consumidor.excluir', {
        params: { usuario: gone.usuario },
        token: gone.token,
        host: own.host,
      });
      await own.stand(own.lugares[0]!);
      const { desclassificados, premiados } = (await own.compute()).body.retorno;
      expect(desclassificados).toMatchObject([{ motivo: 'a conta foi excluída' }]);
      expect(premiados.map(toLugar)).toEqual([own.lugares[1]]);
      expect((await own.confirm(noemi, 1)).status).toBe(200);
    });

    /** Opens a draw after an earlier one, with one prize per person in the campaign, and two numbers of one person. */
    async function openUmaVez(identificacao: string, isPremiadoAntes: boolean) {
      const [ana, bia] = await createPessoas(2);
      const own = await openFrozen(
        identificacao,
        [ana!, bia!, ana!],
        (arquivo) => {
          const [first] = arquivo.sorteios;
          const umaVez = { ...first!.regra!, umPorPessoa: 'campanha' as const };
          arquivo.sorteios = [
            { data: '2026-11-26', nome: 'Antes', premio: 'Um fogão', numerosAte: '2026-11-25' },
            { ...first!, regra: umaVez },
          ];
        },
        async (opened, notas) => {
          const semPremiado = async () => (await opened.prever()).body.retorno.semPremiado;
          expect(await semPremiado()).toEqual(['Antes']);
          if (!isPremiadoAntes) return;
          await premiar(
            opened,
            notas.find(({ pessoa }) => pessoa === ana)!,
          );
          expect(await semPremiado()).toEqual([]);
        },
      );
      const find = (pessoa: Pessoa) => own.notas.findIndex((nota) => nota.pessoa === pessoa);
      return { own, ofAna: find(ana!), ofBia: find(bia!) };
    }

    /** Registers the holder of a receipt's number as the winner of the draw before. */
    async function premiar(
      { params, host }: Pick<Sorteio, 'params' | 'host'>,
      { numeros: [numero] }: { numeros: readonly { serie: string; numero: string }[] },
    ): Promise<void> {
      const { status } = await test.client.call('operador.registrarPremiados', {
        params,
        body: { data: '2026-11-26', premiados: [{ ...numero!, premio: 'Um fogão' }] },
        token: operatorToken,
        host,
      });
      expect(status).toBe(200);
    }

    it('passes over a person whose earlier prize was registered before the freeze, as the manifest commits', async () => {
      const { own, ofAna, ofBia } = await openUmaVez('UMAVEZ', true);
      expect((await own.manifesto()).body.retorno.manifesto).toMatchObject({ versao: 2, premiadosAntes: 1 });
      await own.stand(own.lugares[ofAna]!);
      const { premiados } = (await own.compute()).body.retorno;
      expect(premiados.map(toLugar)).toEqual([own.lugares[ofBia]]);
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      const { body: capsula } = await own.capsula();
      const { hash } = (await own.manifesto()).body.retorno;
      expect(capsula.premiadosAntes).toHaveLength(1);
      expect(await verifyCapsula(capsula, hash, sha256)).toEqual([]);
      const forged = { ...capsula, premiadosAntes: ['a'.repeat(64)] };
      expect(await verifyCapsula(forged, hash, sha256)).toContain('premiadosAntes');
    });

    it('lets a person win whose earlier prize was registered after the freeze', async () => {
      const { own, ofAna } = await openUmaVez('DUASVEZES', false);
      await premiar(own, own.notas[ofAna]!);
      expect((await own.manifesto()).body.retorno.manifesto).toMatchObject({ premiadosAntes: 0 });
      await own.stand(own.lugares[ofAna]!);
      const { premiados } = (await own.compute()).body.retorno;
      expect(premiados.map(toLugar)).toEqual([own.lugares[ofAna]]);
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      expect((await own.capsula()).body.premiadosAntes).toEqual([]);
    });

    it('the computation of a draw is undone by an aborted confirmation, and done by a repeated one', async () => {
      const own = await openFrozen('ABORTA', await createPessoas(2));
      await own.stand(own.lugares[0]!);
      const fail = async (table: string, work: () => Promise<{ status: number }>) => {
        await test.db.execute(`
          create function fail_step() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
          create trigger fail_step before insert on ${table} for each row execute function fail_step()`);
        expect((await work()).status).toBe(500);
        await test.db.execute(`drop trigger fail_step on ${table}; drop function fail_step()`);
      };
      await fail('sorteio_apuracao', () => own.compute());
      expect((await own.act(rita, 'operador.apuracao')).body.codigo).toBe('sorteio.semApuracao');
      await own.compute();
      const none = await countAvisos(own);
      await fail('notificacao_geral', () => own.confirm(noemi, 1));
      expect(await countAvisos(own)).toEqual(none);
      expect((await own.act(rita, 'operador.apuracao')).body.retorno.confirmada).toBeNull();
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      expect(await countAvisos(own)).toMatchObject({ premiados: 1, gerais: 1 });
    });

    it('makes one version of two computations of the same moment', async () => {
      const own = await openFrozen('JUNTOS', tres);
      await own.stand(own.lugares[0]!);
      const answers = await Promise.all([own.compute(rita), own.compute(noemi), own.compute(rita)]);
      expect(answers.map(({ status, body }) => [status, body.retorno?.versao])).toEqual(
        Array.from({ length: 3 }, () => [200, 1]),
      );
    });

    it('the computation of a draw is confirmed once by two people of the same moment', async () => {
      const own = await openFrozen('DOIS', tres);
      await own.stand(own.lugares[0]!);
      await own.compute();
      const carla = await painel.createAdministrador();
      const answers = await Promise.all([own.confirm(noemi, 1), own.confirm(carla, 1)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const names = answers.map(({ body }) => body.retorno.confirmada!.ator.nome);
      expect([names[0] === names[1], [noemi.nome, carla.nome].includes(names[0]!)]).toEqual([true, true]);
      expect(await countAvisos(own)).toMatchObject({ premiados: 1, notificacoes: 1, gerais: 1 });
    });

    it('the computation of a draw is either confirmed or changed by a disqualification of the same moment, never both', async () => {
      for (const round of [1, 2, 3]) {
        const own = await openFrozen(`CORRIDA${round}`, tres);
        await own.stand(own.lugares[0]!);
        await own.compute();
        const none = await countAvisos(own);
        const disqualify = () =>
          own.act(rita, 'operador.desclassificar', {
            versao: 1,
            ...own.notas[0]!.numeros[0]!,
            motivo: 'documentoRecusado',
            texto: 'A pessoa não mandou os documentos.',
          });
        const [confirmation, change] = await Promise.all([own.confirm(noemi, 1), disqualify()]);
        const codes = [confirmation.body.codigo, change.body.codigo];
        const expected =
          confirmation.status === 200
            ? [undefined, 'sorteio.confirmado']
            : ['sorteio.apuracaoMudou', undefined];
        expect(codes).toEqual(expected);
        const told = confirmation.status === 200 ? { premiados: 1, gerais: 1 } : none!;
        expect(await countAvisos(own)).toMatchObject(told);
      }
    });

    it('confirms a draw without participating numbers without a winner', async () => {
      const own = await openFrozen('VAZIO', []);
      await own.stand(5);
      expect((await own.compute()).body.retorno).toMatchObject({ premiados: [], semGanhador: 1 });
      expect((await own.confirm(noemi, 1)).status).toBe(200);
      const { body: capsula } = await own.capsula();
      expect(await verifyCapsula(capsula, (await own.manifesto()).body.retorno.hash, sha256)).toEqual([]);
    });

    it('refuses entered winners for a draw with a rule, and lists the state of each draw', async () => {
      const own = await openFrozen('TEMREGRA', await createPessoas(1));
      const situacao = async () => {
        const { body } = await own.act(auditora, 'operador.sorteios');
        const situacoes = (body.retorno as unknown as Pick<Retorno, 'situacao'>[]).map((one) => one.situacao);
        const { body: todos } = await own.act(auditora, 'operador.calendarioSorteios');
        const calendario = todos.retorno as unknown as CalendarioRetorno;
        expect(calendario.map(({ extraidoEm }) => extraidoEm)).toEqual(
          calendario.map(({ extraidoEm }) => extraidoEm).toSorted(),
        );
        const proprio = calendario.filter(({ identificacao }) => identificacao === 'TEMREGRA');
        expect(proprio).toMatchObject([
          {
            data: dia,
            numerosAte: '2026-11-25',
            congelarAte: '2026-11-28T21:00:00.000Z',
            extraidoEm: '2026-11-28T22:00:00.000Z',
          },
        ]);
        expect(proprio.map((one) => one.situacao)).toEqual(situacoes);
        expect(calendario.length).toBeGreaterThan(proprio.length);
        return situacoes;
      };
      const entered = await test.client.call('operador.registrarPremiados', {
        params: own.params,
        body: { data: dia, premiados: [{ ...own.notas[0]!.numeros[0]!, premio: 'Uma moto' }] },
        token: operatorToken,
        host: own.host,
      });
      expect(entered.body.codigo).toBe('sorteio.temRegra');
      const seen = [await situacao()];
      await own.stand(0);
      seen.push(await situacao());
      await own.compute();
      seen.push(await situacao());
      await own.confirm(noemi, 1);
      seen.push(await situacao());
      expect(seen.flat()).toEqual(['CONGELADO', 'COM_RESULTADO', 'APURADO', 'CONFIRMADO']);
    });
  });
});
