import {
  documentoFiscalStatuses,
  findChange,
  type DocumentoFiscalChange,
  type DocumentoFiscalStatus,
} from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentoNovo } from '../../src/modules/documento-fiscal/documento-fiscal.columns.ts';
import type { Concessao } from '../../src/modules/documento-fiscal/ganho/concessao.ts';
import {
  createDocumentoFiscalStore,
  type DocumentoFiscalStore,
  type DocumentoRef,
} from '../../src/modules/documento-fiscal/documento-fiscal.store.ts';
import { createId } from '../../src/kernel/ids.ts';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type Status = DocumentoFiscalStatus;
const pairs = documentoFiscalStatuses.flatMap((from) => documentoFiscalStatuses.map((to) => ({ from, to })));
const agora = new Date('2026-11-21T15:00:00Z');
const toVeredito = (status: Status) => ({
  status,
  motivo: null,
  valores: {},
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  multiplicadorMilesimos: 1000,
  restoVariacaoCentavos: 0,
});
const byPerson = {
  agora,
  isRevisado: true,
  observacao: null,
  emitidoEm: null,
  ditos: [],
  valorCentavos: null,
  quantidade: null,
};
const nothing: Concessao = {
  assuntos: [],
  periodos: [],
  limites: [],
  indices: [],
  series: [],
  numeros: [],
  validade: null,
  raspadinhas: [],
  restoCentavos: null,
  creditos: [],
};

type Dono = Pick<DocumentoNovo, 'consumidorId' | 'campanhaId'>;
const toNovo = ({ consumidorId, campanhaId }: Dono, chaveAcesso: string): DocumentoNovo => ({
  consumidorId,
  campanhaId,
  documentoFiscalId: createId(),
  idempotencia: null,
  tipo: 'Fiscal',
  chaveAcesso,
  coo: null,
  modelo: '65',
  uf: 'SP',
  emitente: null,
  emitidoEm: null,
  valorCentavos: null,
  quantidade: null,
  dados: null,
  origem: 'camera',
  uriImagem: null,
  capturadoEm: null,
  participaEm: null,
  desvioRelogioSegundos: null,
  consultaQr: null,
  ditos: [],
  agora,
  apurarEm: null,
});

/** Database functions by their effect on a receipt; each returns whether it applied. */
const listChanges = (store: DocumentoFiscalStore, to: Status) => {
  const all: Record<DocumentoFiscalChange, (d: DocumentoRef) => Promise<boolean>> = {
    judge: async (d) => (await store.judge(d, toVeredito(to), byPerson, nothing)).resultado === 'julgado',
    rejudge: async (d) => (await store.rejudge(d, toVeredito(to), byPerson, nothing)).resultado === 'julgado',
    revoke: (d) =>
      store.revoke(d, {
        agora,
        motivo: 'documentoFiscal.invalidadaDepois',
        observacao: null,
        isPerdoado: false,
        ator: null,
      }),
    reopen: async (d) => (await store.reopen(d, agora, null)).resultado === 'reaberto',
  };
  // These two lead to a single status.
  const fixed: Partial<Record<DocumentoFiscalChange, Status>> = { revoke: 'INVALIDO', reopen: 'PENDENTE' };
  return (Object.keys(all) as DocumentoFiscalChange[])
    .filter((name) => (fixed[name] ?? to) === to)
    .map((name) => ({ name, run: all[name] }));
};

describe('status changes of a receipt', () => {
  let test: TestApp;
  let store: DocumentoFiscalStore;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    store = createDocumentoFiscalStore(test.db);
    campanha = await openCampanha(test, 'STATUS', (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
    });
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  /** Creates a receipt and moves it to that status by manual verdicts. */
  async function createReceipt(status: Status) {
    const chaveAcesso = nextChave();
    const { documentoFiscalID: id } = (await campanha.send(ana, { chaveAcesso })).body.retorno;
    if (status !== 'PENDENTE') await campanha.judge(id, { status });
    const { status: found, ...row } = await read(id);
    expect(found).toBe(status);
    return { ...row, chaveAcesso };
  }
  const read = async (id: string) =>
    (
      await test.db.query<Dono & DocumentoRef & { status: Status }>(
        `select status, consumidor_id as "consumidorId", documento_fiscal_id as "documentoFiscalId",
           campanha_id as "campanhaId" from documento_fiscal where documento_fiscal_id = $1`,
        [id],
      )
    )[0]!;

  it.each(pairs)('changes from $from to $to only by the functions in the rules', async ({ from, to }) => {
    const expected = findChange(from, to);
    for (const { name, run } of listChanges(store, to)) {
      const receipt = await createReceipt(from);
      const isDone = await run(receipt);
      const { status } = await read(receipt.documentoFiscalId);
      expect([name, status]).toEqual([name, name === expected ? to : from]);
      // A waiting receipt can be judged and still wait for another reason: no change.
      const isStaying = from === to;
      expect([name, isStaying || isDone]).toEqual([name, isStaying || name === expected]);
    }
  });

  it.each(pairs)('keeps $from when the same receipt is registered again as $to', async ({ from, to }) => {
    const { chaveAcesso, ...receipt } = await createReceipt(from);
    const again = toNovo(receipt, chaveAcesso);
    const claim = { identidade: chaveAcesso, codigo: null };
    const answer = await store.register(again, toVeredito(to), claim, 0, nothing);
    expect(answer).toEqual({ resultado: 'jaCadastradoPorVoce' });
    expect((await read(receipt.documentoFiscalId)).status).toBe(from);
  });

  it.each(documentoFiscalStatuses)('starts as %s when the rules decide so at once', async (status) => {
    const receipt = await createReceipt('PENDENTE');
    const chaveAcesso = nextChave();
    const novo = toNovo(receipt, chaveAcesso);
    const claim = { identidade: chaveAcesso, codigo: null };
    const { resultado } = await store.register(novo, toVeredito(status), claim, 0, nothing);
    expect([resultado, (await read(novo.documentoFiscalId)).status]).toEqual(['registrado', status]);
  });

  it.each(pairs)('changes from $from to $to over HTTP as the rules allow', async ({ from, to }) => {
    const { documentoFiscalId } = await createReceipt(from);
    const params = { documentoFiscalID: documentoFiscalId };
    const asOwner = { params, token: ana.token, host: campanha.host };
    const answer =
      to === 'PENDENTE'
        ? await test.client.call('documentoFiscal.contestar', { ...asOwner, body: {} })
        : await campanha.judge(documentoFiscalId, { status: to });
    const isAllowed = findChange(from, to) !== undefined;
    const refusal = to === 'PENDENTE' ? 'documentoFiscal.naoContestavel' : 'documentoFiscal.naoPendente';
    expect([answer.status, answer.body.codigo]).toEqual(isAllowed ? [200, undefined] : [409, refusal]);
    const { body } = await test.client.call('produto.compra', asOwner);
    const { contestavel, apuracao } = body.retorno;
    const now = isAllowed ? to : from;
    // Only once per receipt.
    const isOffered = findChange(now, 'PENDENTE') === 'reopen';
    expect([apuracao.status, contestavel]).toEqual([now, isOffered]);
  });
});
