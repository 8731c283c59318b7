import { comando } from '../../../kernel/auth/ator.ts';
import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { canMovePedido, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Comprovantes } from '../../../kernel/auth/comprovante.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { CampanhaModule, CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsumidorRow, PessoaModule } from '../../consumidor/public.ts';
import type { ContaCorrenteModule } from '../../conta-corrente/public.ts';
import type { CupomModule } from '../../cupom/public.ts';
import type { DocumentoFiscalModule, DocumentoFiscalView } from '../../documento-fiscal/public.ts';
import type { FidelidadeModule } from '../../fidelidade/public.ts';
import type { LoginModule } from '../../login/public.ts';
import type { NotificacaoModule } from '../../notificacao/public.ts';
import type { PedidoModule } from '../../pedido/public.ts';
import type { QuizModule } from '../../quiz/public.ts';
import type { RaspadinhaModule } from '../../raspadinha/public.ts';
import type { SorteioModule } from '../../sorteio/public.ts';
import type { UploadModule } from '../../upload/public.ts';
import { drawSorteios, type Operadores } from './sorteio-demo.ts';
import type { AmigoDemo, HistoriaDemo, NotaDemo, PedidoDemo } from './historia-demo.ts';

/** Services used to replay a history, driven by a clock that the history moves. */
export interface Servicos {
  readonly comprovantes: Comprovantes;
  readonly campanha: Pick<CampanhaModule, 'hospedagens'>;
  readonly login: Pick<LoginModule, 'logins'>;
  readonly upload: Pick<UploadModule, 'fotos'>;
  readonly pessoa: Pick<PessoaModule, 'consumidores' | 'perfis'>;
  readonly cupom: Pick<CupomModule, 'numeros' | 'cupons'>;
  readonly raspadinha: Pick<RaspadinhaModule, 'raspadinhas'>;
  readonly sorteio: Pick<SorteioModule, 'congelamentos' | 'resultados' | 'apuracoesSorteio'>;
  readonly documentoFiscal: Pick<DocumentoFiscalModule, 'documentos' | 'apuracoes'>;
  readonly contaCorrente: Pick<ContaCorrenteModule, 'contas'>;
  readonly pedido: Pick<PedidoModule, 'pedidos'>;
  readonly fidelidade: Pick<FidelidadeModule, 'vouchers'>;
  readonly quiz: Pick<QuizModule, 'cedulas'>;
  readonly notificacao: Pick<NotificacaoModule, 'notificacoes'>;
}

interface Passo {
  readonly ha: number;
  readonly run: () => Promise<unknown>;
}

type PedidoView = Awaited<ReturnType<Servicos['pedido']['pedidos']['place']>>;

const hour = 3_600_000;
const day = 24 * hour;
/** Days between the registration and the first event. */
const antes = 0.5;
/**
 * Position of the past draws in the order of the history, in days before now: after the last number is granted, and
 * before the referred friend registers. Each draw sets the clock to its own times.
 */
const sorteadosHa = 0.3;

/** Maps a history's days to a campaign's time; compressed when the campaign has not lasted that long. */
export interface Tempo {
  /** Returns the moment that many days before the end of the history. */
  readonly toInstant: (ha: number) => Date;
  /** Time of the consumer's registration. */
  readonly inicio: Date;
}

/** Undefined for a campaign that has not started or is inactive: no activity is possible. */
export function findTempo(
  { campanha }: CampanhaPublicada,
  { notas }: HistoriaDemo,
  agora: Date,
): Tempo | undefined {
  const ultimo = [campanha.dataFinalCompras, campanha.dataFinalCadastros, campanha.dataFinal].sort()[0]!;
  const fim = Math.min(agora.getTime(), Date.parse(`${ultimo}T20:00:00-03:00`));
  const comeco = Date.parse(`${campanha.dataInicial}T08:00:00-03:00`);
  if (!campanha.ativa || fim <= comeco) return undefined;
  const dias = Math.max(...notas.map(({ ha }) => ha)) + antes;
  const escala = Math.min(1, (fim - comeco) / (dias * day));
  const toInstant = (ha: number) => new Date(Math.min(fim, toDaytime(fim - ha * escala * day)));
  return { toInstant, inicio: toInstant(dias) };
}

/** Maps a São Paulo day to shop opening hours. */
function toDaytime(instant: number): number {
  const { dia } = toSaoPaulo(new Date(instant));
  // Brazil has had no daylight saving time since 2019, and no demo campaign is older.
  const comeco = Date.parse(`${dia}T00:00:00-03:00`);
  return comeco + 8 * hour + (instant - comeco) / 2;
}

/** Inputs of a replay. */
export interface Historico {
  readonly servicos: Servicos;
  readonly publicada: CampanhaPublicada;
  readonly historia: HistoriaDemo;
  readonly tempo: Tempo;
  readonly ana: ConsumidorRow;
  readonly registerAmigo: (amigo: AmigoDemo) => Promise<ConsumidorRow | undefined>;
  readonly operadores: Operadores;
  /** End of the history. */
  readonly agora: Date;
  readonly setClock: (instant: Date) => void;
  readonly log: Logger;
}

/**
 * Replays a consumer's history in chronological order. Every step has an idempotency key, so a repetition has no
 * effect; steps refused by the campaign are skipped.
 */
export async function liveHistoria(parts: Historico): Promise<void> {
  const { servicos, tempo, log } = parts;
  const passos = listPassos(servicos, parts).sort((a, b) => b.ha - a.ha);
  for (const { ha, run } of passos) {
    parts.setClock(tempo.toInstant(ha));
    try {
      await run();
    } catch (error) {
      // -- swallowed: a resumed history repeats finished steps, and a young campaign has no time for all
      if (!(error instanceof DomainError)) throw error;
      log.debug({ event: 'demo_step_refused', codigo: error.code }, 'Step of the demo history was refused');
    }
  }
}

function listPassos(servicos: Servicos, parts: Historico): Passo[] {
  const { publicada, historia, tempo, ana } = parts;
  const { consumidor_id: consumidorId } = ana;
  const { campanhaId, arquivo } = publicada;
  const { vouchers } = servicos.fidelidade;
  const { notificacoes } = servicos.notificacao;
  const see = async () => {
    const visto = tempo.toInstant(historia.vistoHa);
    const all = await notificacoes.list(consumidorId, campanhaId);
    const old = all.filter(({ enviada_em }) => enviada_em <= visto);
    await notificacoes.see(
      consumidorId,
      old.map(({ notificacao_id }) => notificacao_id),
    );
  };
  return [
    ...historia.notas.flatMap((nota, at) => listPassosDaNota(servicos, parts, nota, at + 1, () => ana)),
    ...historia.pedidos.flatMap((pedido, at) => listPassosDoPedido(servicos, parts, pedido, at + 1)),
    ...historia.vouchers.flatMap(({ ha, id }) => {
      const voucher = arquivo.vouchers?.itens.find((item) => item.id === id);
      const run = () => vouchers.order(publicada, consumidorId, voucher!, `demo-voucher-${id}`);
      return voucher ? [{ ha, run }] : [];
    }),
    ...historia.cedulas.map(({ ha, id: cedulaId, respostas }) => ({
      ha,
      run: () =>
        servicos.quiz.cedulas.answer(
          publicada,
          consumidorId,
          Object.entries(respostas).map(([perguntaId, resposta]) => ({ cedulaId, perguntaId, resposta })),
        ),
    })),
    ...historia.amigos.flatMap((amigo, at) => {
      let row: ConsumidorRow | undefined;
      const { ha, nota } = amigo;
      const run = async () => {
        row = await parts.registerAmigo(amigo);
      };
      return [{ ha, run }, ...(nota ? listPassosDaNota(servicos, parts, nota, 101 + at, () => row) : [])];
    }),
    { ha: historia.vistoHa, run: see },
    { ha: sorteadosHa, run: () => drawSorteios(parts) },
  ];
}

/** Steps of a receipt: registration, verdict, opened card. `numero` is unique within the campaign. */
function listPassosDaNota(
  servicos: Servicos,
  { publicada, tempo }: { readonly publicada: CampanhaPublicada; readonly tempo: Tempo },
  nota: NotaDemo,
  numero: number,
  find: () => ConsumidorRow | undefined,
): Passo[] {
  const { documentos, apuracoes } = servicos.documentoFiscal;
  const { ha, modelo, centavos: valorCentavos, veredito } = nota;
  let view: DocumentoFiscalView | undefined;
  const enjoy = async ({ consumidor_id, documento_fiscal_id, status }: DocumentoFiscalView) => {
    if (status !== 'VALIDO') return;
    if (nota.isRaspada) await scratch(servicos, publicada, consumidor_id, documento_fiscal_id);
    // Reading a balance pays reached goals.
    for (const moeda of ['cashback', 'pontos'] as const)
      if (publicada.arquivo.recompensas[moeda])
        await servicos.contaCorrente.contas.getSaldo(publicada, consumidor_id, moeda);
  };
  const register = async () => {
    const row = find();
    if (!row) return;
    const { dia: emitidoEm, anoMes } = toSaoPaulo(tempo.toInstant(ha));
    const { emitente, uf = 'SP' } = nota;
    const serie = modelo === '59' ? 900_000_001 : 1;
    const chaveAcesso = buildChaveAcesso({
      uf,
      anoMes,
      emitente,
      modelo,
      serie,
      numero: 4_200 + numero,
      codigo: (310_007 * numero) % 1_000_000,
    });
    const pendente = { chaveAcesso, origem: 'camera', ambiente: '1', offline: false, emitidoEm } as const;
    const body = { ...pendente, ...(modelo === '59' && { valorCentavos }) };
    view = await documentos.register(toSessao(row), publicada, body, `demo-nota-${numero}`);
    await enjoy(view);
  };
  const judge = async () => {
    if (!view || !veredito) return;
    const { consumidor_id: consumidorId, documento_fiscal_id: documentoFiscalId } = view;
    const sentenca = { ...veredito, ator: comando, ...(modelo === '65' && { valorCentavos }) };
    await enjoy(await apuracoes.judge(publicada, { consumidorId, documentoFiscalId }, sentenca));
  };
  return [{ ha, run: register }, ...(veredito ? [{ ha: veredito.ha, run: judge }] : [])];
}

async function scratch(
  { raspadinha: { raspadinhas } }: Servicos,
  publicada: CampanhaPublicada,
  consumidorId: string,
  documentoFiscalId: string,
): Promise<void> {
  const page = { status: 'DISPONIVEL', limite: 100, pular: 0 } as const;
  const { raspadinhas: cards } = await raspadinhas.list(consumidorId, [publicada.campanhaId], page);
  for (const { raspadinha_id, documento_fiscal_id } of cards)
    if (documento_fiscal_id === documentoFiscalId)
      await raspadinhas.scratch(consumidorId, raspadinha_id, async () => publicada);
}

/** Steps of an order through its situations. */
function listPassosDoPedido(
  { pedido: { pedidos } }: Servicos,
  { publicada, ana }: { readonly publicada: CampanhaPublicada; readonly ana: ConsumidorRow },
  { ha, produtos, passos, motivo }: PedidoDemo,
  numero: number,
): Passo[] {
  const { consumidor_id: consumidorId } = ana;
  const { itens } = publicada.arquivo.produtos;
  const wanted = Object.entries(produtos).map(([codigo, quantidade]) => ({
    codigo,
    quantidade,
    valor: itens.find((item) => item.codigo === codigo)?.valor ?? 0,
  }));
  let view: PedidoView | undefined;
  const place = async () => {
    view = await pedidos.place(publicada, consumidorId, { produtos: wanted }, `demo-pedido-${numero}`);
  };
  const move = async (situacao: PedidoSituacao) => {
    if (!view || !canMovePedido(view.situacao, situacao)) return;
    const { pedido_id: pedidoId } = view;
    view =
      situacao === 'CANCELADO'
        ? await pedidos.cancel([publicada], consumidorId, pedidoId)
        : await pedidos.move(publicada, { consumidorId, pedidoId }, situacao, motivo ?? null, comando);
  };
  return [
    { ha, run: place },
    ...passos.map(([quando, situacao]) => ({ ha: quando, run: () => move(situacao) })),
  ];
}

/** Builds a session for which no token exists. */
export const toSessao = ({
  consumidor_id,
  promotora_id,
  usuario,
  tipo,
  token_versao,
}: ConsumidorRow): Sessao => ({
  consumidorId: consumidor_id,
  promotoraId: promotora_id,
  usuario,
  tipo,
  tokenVersao: token_versao,
  sessaoId: '',
  tokenId: '',
  chaves: [],
  anterior: undefined,
});
