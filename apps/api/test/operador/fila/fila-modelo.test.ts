import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../src/kernel/ids.ts';
import type { CampanhaId } from '../../../src/modules/campanha/public.ts';
import { createPedidoStore, type PedidoStore } from '../../../src/modules/pedido/pedido.store.ts';
import { nextPessoa } from '../../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { type NotaRef, openFila, toNotaRef } from './fila-de-teste.ts';

/** Sequences on the server; a longer run sets 1000. */
const sequencias = Number(process.env['TREVO_SEQUENCIAS'] ?? 200);
const porDia = 3;
const toNumeros = (centavos: number) => Math.floor(centavos / 5000);
const toPontos = (centavos: number) => Math.floor(centavos / 100);

type Passo =
  | { readonly tipo: 'registrar'; valor: number }
  | { readonly tipo: 'aprovar' | 'recusar' | 'contestar' | 'raspar' | 'desfazer'; qual: number }
  | { readonly tipo: 'corrigir'; qual: number; valor: number }
  | { readonly tipo: 'gastar'; pontos: number }
  | { readonly tipo: 'meiaNoite' };

const valor = fc.integer({ min: 1_000, max: 20_000 });
const qual = fc.nat(3);
const passo: fc.Arbitrary<Passo> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ tipo: fc.constant('registrar' as const), valor }) },
  {
    weight: 8,
    arbitrary: fc.record({
      tipo: fc.constantFrom(
        'aprovar' as const,
        'recusar' as const,
        'contestar' as const,
        'raspar' as const,
        'desfazer' as const,
      ),
      qual,
    }),
  },
  { weight: 2, arbitrary: fc.record({ tipo: fc.constant('corrigir' as const), qual, valor }) },
  {
    weight: 1,
    arbitrary: fc.record({ tipo: fc.constant('gastar' as const), pontos: fc.integer({ min: 1, max: 200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('meiaNoite' as const) }) },
);

/** Reference model of one receipt. */
interface NotaModelo {
  readonly ref: NotaRef;
  readonly dia: number;
  valor: number;
  status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  numeros: number;
  pontos: number;
  /** State of its card; an opened one is never granted again. */
  cartela: 'nenhuma' | 'fechada' | 'raspada';
  isContestada: boolean;
  /** Without a place in the limit of receipts: refused, or asked for again after that. */
  isFora: boolean;
}

describe('verdicts against a model', () => {
  let test: TestApp;
  let fila: Awaited<ReturnType<typeof openFila>>;
  let campanhaId: CampanhaId;
  let pedidos: PedidoStore;
  beforeAll(async () => {
    test = await startTestApp('2026-11-01T15:00:00Z');
    await test.publish();
    fila = await openFila(test, 'MODELO', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.limites.cupons = { diario: porDia };
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 10 }];
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, raspadinhas: { porDocumento: 1 } } as never;
      arquivo.produtos = {
        categorias: [],
        itens: [{ codigo: 'X', nome: 'X', moeda: 'pontos', valor: 1, estoque: 1_000_000 }] as never,
        entrega: { retirada: false },
      };
    });
    const [row] = await test.db.query<{ campanha_id: CampanhaId }>(
      "select campanha_id from campanha where identificacao = 'MODELO'",
    );
    campanhaId = row!.campanha_id;
    pedidos = createPedidoStore(test.db);
  });
  afterAll(() => test.close());

  /** Carries one sequence out on a new person, and compares with the model after each step. */
  async function run(passos: readonly Passo[]): Promise<void> {
    test.clock.set('2026-11-02T15:00:00Z');
    // All people of the test register from one address.
    await test.db.query('delete from taxa_requisicao');
    const pessoa = await nextPessoa(test);
    const notas: NotaModelo[] = [];
    let dia = 2;
    let gastos = 0;
    let consumidorID = '';
    const sum = (pick: (nota: NotaModelo) => number) => notas.reduce((total, nota) => total + pick(nota), 0);
    const findSobra = (nota: NotaModelo) => porDia - sum((one) => (one.dia === nota.dia ? one.numeros : 0));
    const saldo = () => sum(({ pontos }) => pontos) - gastos;
    const call = (
      id: 'operador.apurarDocumento' | 'operador.corrigirDocumento' | 'operador.desfazerVeredito',
      ref: NotaRef,
      body: object,
    ) =>
      test.client.call(id, {
        params: { ...fila.params, ...toNotaRef(ref) },
        body: body as never,
        token: operatorToken,
        host: fila.host,
      });
    const preview = async (ref: NotaRef, query: object) =>
      (
        await test.client.call('operador.preverVeredito', {
          params: { ...fila.params, ...toNotaRef(ref) },
          query: query as never,
          token: operatorToken,
          host: fila.host,
        })
      ).body.retorno;

    const approve = async (nota: NotaModelo) => {
      const efeito = await preview(nota.ref, { status: 'VALIDO' });
      const before = { ...nota };
      nota.numeros = Math.min(toNumeros(nota.valor), findSobra(nota));
      nota.status = 'VALIDO';
      nota.isFora = false;
      nota.pontos = toPontos(nota.valor);
      if (nota.cartela === 'nenhuma') nota.cartela = 'fechada';
      const cartelas = before.cartela === 'nenhuma' ? 1 : 0;
      expect([efeito.numeros, efeito.pontos, efeito.raspadinhas]).toEqual([
        nota.numeros,
        nota.pontos,
        cartelas,
      ]);
      expect((await call('operador.apurarDocumento', nota.ref, { status: 'VALIDO' })).status).toBe(200);
    };
    const refuse = async (nota: NotaModelo) => {
      const efeito = await preview(nota.ref, { status: 'INVALIDO' });
      expect([efeito.numeros, efeito.pontos]).toEqual([0 - nota.numeros, 0 - nota.pontos]);
      nota.status = 'INVALIDO';
      nota.isFora = true;
      nota.numeros = 0;
      nota.pontos = 0;
      if (nota.cartela === 'fechada') nota.cartela = 'nenhuma';
      expect((await call('operador.apurarDocumento', nota.ref, { status: 'INVALIDO' })).status).toBe(200);
    };
    const correct = async (nota: NotaModelo, centavos: number) => {
      const efeito = await preview(nota.ref, { status: 'VALIDO', valorCentavos: String(centavos) });
      const antes = nota.numeros;
      const mais = toNumeros(centavos) - antes;
      nota.numeros += mais > 0 ? Math.min(mais, findSobra(nota)) : mais;
      nota.valor = centavos;
      nota.pontos = toPontos(centavos);
      expect(efeito.numeros).toBe(nota.numeros - antes);
      expect((await call('operador.corrigirDocumento', nota.ref, { valorCentavos: centavos })).status).toBe(
        200,
      );
    };
    const undo = async (nota: NotaModelo) => {
      const efeito = await preview(nota.ref, { status: 'PENDENTE' });
      expect([efeito.numeros, efeito.pontos]).toEqual([0 - nota.numeros, 0 - nota.pontos]);
      const antes = nota.status;
      nota.status = 'PENDENTE';
      nota.isFora = false;
      nota.numeros = 0;
      nota.pontos = 0;
      if (nota.cartela === 'fechada') nota.cartela = 'nenhuma';
      const body = { statusVisto: antes, motivo: 'A foto é de outra compra.' };
      expect((await call('operador.desfazerVeredito', nota.ref, body)).status).toBe(200);
      expect((await call('operador.desfazerVeredito', nota.ref, body)).body.codigo).toBe(
        'documentoFiscal.semVeredito',
      );
    };
    const contest = async (nota: NotaModelo) => {
      nota.status = 'PENDENTE';
      nota.isContestada = true;
      await test.db.query('select documento_fiscal_reopen($1, $2, $3, null)', [
        nota.ref.consumidorID,
        nota.ref.documentoFiscalID,
        test.clock.now(),
      ]);
    };
    const scratch = async (nota: NotaModelo) => {
      const cards = await fila.listRaspadinhas(pessoa);
      const card = cards.find(
        (one) => one.documentoFiscalID === nota.ref.documentoFiscalID && one.status === 'DISPONIVEL',
      );
      expect((await fila.scratch(pessoa, card!.id)).status).toBe(200);
      nota.cartela = 'raspada';
    };
    const spend = async (pontos: number) => {
      if (pontos > saldo()) return;
      gastos += pontos;
      await pedidos.place({
        consumidorId: consumidorID,
        campanhaId,
        moeda: 'pontos',
        pedidoId: createId(),
        idempotencia: null,
        lojaCnpj: null,
        entrega: null,
        agora: test.clock.now(),
        itens: [{ codigo: 'X', nome: 'X', quantidade: pontos, valor: 1, limite: null }],
      });
    };

    const step = async (one: Passo): Promise<void> => {
      if (one.tipo === 'meiaNoite') {
        dia += 1;
        return test.clock.set(`2026-11-${String(dia).padStart(2, '0')}T15:00:00Z`);
      }
      if (one.tipo === 'registrar') {
        if (notas.length === 4) return;
        const ref = toNotaRef(await fila.register(pessoa, { valorCentavos: one.valor }));
        consumidorID = ref.consumidorID;
        const fresh = { status: 'PENDENTE', numeros: 0, pontos: 0, cartela: 'nenhuma' } as const;
        notas.push({ ref, dia, valor: one.valor, ...fresh, isContestada: false, isFora: false });
        return;
      }
      if (one.tipo === 'gastar') return spend(one.pontos);
      const nota = notas[one.qual];
      if (!nota) return;
      if (one.tipo === 'aprovar' && nota.status !== 'VALIDO') await approve(nota);
      if (one.tipo === 'recusar' && nota.status !== 'INVALIDO') await refuse(nota);
      if (one.tipo === 'desfazer' && nota.status !== 'PENDENTE') await undo(nota);
      if (one.tipo === 'corrigir' && nota.status === 'VALIDO') await correct(nota, one.valor);
      if (one.tipo === 'contestar' && nota.status === 'INVALIDO' && !nota.isContestada) await contest(nota);
      if (one.tipo === 'raspar' && nota.cartela === 'fechada') await scratch(nota);
    };

    const compare = async (): Promise<void> => {
      if (notas.length === 0) return;
      const rows = await test.db.query<{ id: string; nota: string }>(
        `select d.documento_fiscal_id as id, concat_ws(' ', d.status, d.pontos,
           (select count(*) from cupom c where c.consumidor_id = d.consumidor_id
              and c.documento_fiscal_id = d.documento_fiscal_id and c.cancelado_em is null),
           (select count(*) from raspadinha r where r.consumidor_id = d.consumidor_id
              and r.documento_fiscal_id = d.documento_fiscal_id and r.cancelada_em is null)) as nota
         from documento_fiscal d where d.consumidor_id = $1`,
        [consumidorID],
      );
      const expected = notas.map(({ ref, status, pontos, numeros, cartela }) => ({
        id: ref.documentoFiscalID,
        nota: [status, pontos, numeros, cartela === 'nenhuma' ? 0 : 1].join(' '),
      }));
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect(rows.sort(byId)).toEqual(expected.sort(byId));
      const [lugares] = await test.db.query<{ contador: number; contadas: number }>(
        `select (select quantidade from consumidor_contador where consumidor_id = $1 and campanha_id = $2
             and assunto = 'documentoFiscal' and periodo = 'total') as contador,
           (select count(*) from documento_fiscal d where d.consumidor_id = $1 and d.contado) as contadas`,
        [consumidorID, campanhaId],
      );
      const ocupam = notas.filter(({ isFora }) => !isFora).length;
      expect(lugares).toEqual({ contador: ocupam, contadas: ocupam });
      const [conta] = await test.db.query<{ saldo: number }>(
        `select disponivel + a_liberar - devido as saldo from conta
         where consumidor_id = $1 and campanha_id = $2 and moeda = 'pontos'`,
        [consumidorID, campanhaId],
      );
      expect(conta?.saldo ?? 0).toBe(saldo());
    };

    for (const one of passos) {
      await step(one);
      await compare();
    }
  }

  it('keeps numbers, limits, cards, points and debts as the model after every step', async () => {
    const numRuns = sequencias;
    await fc.assert(fc.asyncProperty(fc.array(passo, { minLength: 6, maxLength: 14 }), run), { numRuns });
    const contas = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(Object.values(contas.body.retorno).flat()).toEqual([]);
    const differences = Object.entries(await fila.measure()).filter(
      ([nome, value]) => nome.startsWith('diferenca') && value !== 0,
    );
    expect(differences).toEqual([]);
  });
});
