import type { BodyOf, QueryOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import { atos } from '@trevo/contract/operador/atos';
import type { Permissao } from '@trevo/contract/operador/ato';
import { proponiveis, type ProponivelId } from '@trevo/contract/operador/proponiveis';
import type { Autoria, PropostaAprovada } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse, wordsOf } from '../../../kernel/domain-error.ts';
import { toDepois } from '../../../kernel/pagination.ts';
import type { Alcada } from '../acesso/equipe/alcada.ts';
import { getPromotoraId } from '../../../kernel/operador/promotora-id.ts';
import type { AuditoriaService } from '../auditoria/auditoria.service.ts';
import { parsePedido } from './atos-propostos.ts';
import type { Comunicado } from '../../comunicado/public.ts';
import type { createRenderConteudo, Pedido } from './conteudo.ts';
import type { SegredoProposta } from './segredo-proposta.ts';
import {
  hashPedido,
  type ListaWire,
  type PropostaPresenter,
  type PropostaWire,
  toVisto,
} from './proposta.presenter.ts';
import type {
  Decisao,
  Lugares,
  NotaProposta,
  PropostaInteira,
  PropostaStore,
  Resultado,
  TrocaProvedor,
} from './proposta.store.ts';

/** How long a proposal waits for its second person. */
const prazoHoras = 48;

/** Makes a proposed call for its approver. */
type Run = (ato: ProponivelId, pedido: Pedido, proposta: PropostaAprovada) => Promise<void>;

/** Returns the e-mail about a new proposal. */
type ToComunicado = (
  promotoraId: string,
  ato: ProponivelId,
  pedido: Pedido,
  quem: { readonly nome: string; readonly motivo: string },
) => Promise<Comunicado | undefined>;

/** A caller with the role for the promoter; null as in `OperadorContext`. */
type Chamador = Autoria & { readonly papel: Papel | null };

export type PropostaService = ReturnType<typeof createPropostaService>;

/** Acts that wait for a second person (ADR 0068). */
export function createPropostaService(parts: {
  readonly store: PropostaStore;
  readonly presenter: PropostaPresenter;
  readonly render: ReturnType<typeof createRenderConteudo>;
  readonly alcada: Alcada;
  readonly segredo: SegredoProposta;
  /** Returns the e-mail about a new proposal; undefined for a call without one. */
  readonly toComunicado: ToComunicado;
  readonly auditoria: Pick<AuditoriaService, 'open' | 'close'>;
  readonly clock: Clock;
}) {
  const { store, presenter, alcada, segredo, clock } = parts;

  const get = async (autoria: Chamador, propostaId: string): Promise<PropostaInteira> => {
    const row = await store.find(toLugares(autoria), autoria.ator.id, propostaId);
    if (!row || (soProprias(autoria) && row.proposta_por !== autoria.ator.id))
      throw refuse('operador.propostaNaoEncontrada');
    return row;
  };

  const read = async (autoria: Chamador, propostaId: string): Promise<PropostaWire> =>
    presenter.toWire(autoria, await get(autoria, propostaId));

  /**
   * Returns an open proposal that the caller may decide. Throws operador.semPermissao, operador.propostaPropria and
   * operador.propostaEncerrada.
   */
  const getDecidivel = async (autoria: Chamador, propostaId: string): Promise<PropostaInteira> => {
    const row = await get(autoria, propostaId);
    if (!(await alcada.list(autoria, [row.ato])).includes(row.ato)) throw refuse('operador.semPermissao');
    if (row.propria) throw refuse('operador.propostaPropria');
    if (!presenter.isAberta(row)) throw refuse('operador.propostaEncerrada');
    return row;
  };

  const decide = createDecide(parts);

  return {
    /** Proposes a call. Throws the refusal that the call would get now, and operador.propostaRepetida. */
    async propose(autoria: Chamador, body: BodyOf<Calls['operador.propor']>): Promise<PropostaWire> {
      const { propostaID, ato, corpo, motivo } = body;
      const { ator } = autoria;
      const alvo = Object.fromEntries(
        Object.entries(body.alvo).map(([nome, texto]) => [nome, String(texto)]),
      );
      const pedido = parsePedido(ato, alvo, corpo);
      await alcada.require(autoria, ato);
      const promotoraId = toLugar(autoria, ato);
      const conteudo = await parts.render(promotoraId, ato, pedido);
      const agora = clock.now();
      const guardado = segredo.seal(ato, corpo);
      const nova = {
        propostaId: propostaID,
        promotoraId,
        ato,
        alvo,
        corpo: guardado.corpo,
        chave: guardado.chave,
        hash: hashPedido({ ato, alvo, corpo: guardado.corpo }),
        motivo,
        conteudo,
        // Commands and the static token have no permission to propose: they need no second person.
        autor: { tipo: ator.tipo as 'operador' | 'credencial', id: ator.id!, nome: ator.nome },
        agora,
        ate: new Date(agora.getTime() + prazoHoras * 3_600_000),
      };
      const comunicado = await parts.toComunicado(promotoraId, ato, pedido, { nome: ator.nome, motivo });
      const isNew = await store.insert(nova, comunicado);
      const known = await store.find([promotoraId], ator.id, propostaID);
      const isSame = known?.proposta_por === ator.id && isSamePedido(segredo, known, { ato, alvo, corpo });
      if (!isNew && !isSame) throw refuse('operador.propostaRepetida');
      return presenter.toWire(autoria, known!);
    },
    async list(
      autoria: Chamador,
      perPage: number,
      { situacao, depois }: QueryOf<Calls['operador.propostas']>,
    ): Promise<ListaWire> {
      const [lugares, { ator }, agora] = [toLugares(autoria), autoria, clock.now()];
      const permitidos = await alcada.list(autoria, proponiveis);
      const aberta = situacao && situacao === 'aberta';
      const so = soProprias(autoria);
      const rows = await store.list(lugares, ator.id, { so, aberta, perPage, depois, agora });
      return {
        retorno: rows.map((row) => presenter.toNaLista(row, permitidos, autoria)),
        esperam: ator.id === null ? 0 : await store.countEsperam(lugares, ator.id, permitidos, agora),
        depois: toDepois(rows, perPage, ({ proposta_em, proposta_id }) => ({
          em: proposta_em,
          id: proposta_id,
        })),
      };
    },
    read,
    /** Lists the open changes of a promoter's providers, the newest first. */
    listTrocas: (promotoraId: string): Promise<TrocaProvedor[]> => store.listTrocas(promotoraId, clock.now()),
    /** Lists the receipts of a promoter that wait for the decision of a proposal. */
    listNotas(promotoraId: string): Promise<NotaProposta[]> {
      const agora = clock.now();
      return store.listNotas(promotoraId, agora, new Date(agora.getTime() - prazoHoras * 3_600_000));
    },
    /**
     * Approves the content that the caller read, and makes the call. Throws operador.propostaPropria, operador.propostaEncerrada,
     * operador.proponenteSemPapel and operador.propostaMudou; a refusal of the call itself is its result.
     */
    async approve(autoria: Chamador, propostaId: string, visto: string, run: Run): Promise<PropostaWire> {
      const row = await getDecidivel(autoria, propostaId);
      await presenter.requireProponente(autoria, row);
      const leitura = await presenter.read(autoria, row);
      if (toVisto(row, leitura) !== visto || hashPedido(row) !== row.hash) {
        // The act of a concurrent approval changes the words too.
        const isOpen = presenter.isAberta(await get(autoria, propostaId));
        throw refuse(isOpen ? 'operador.propostaMudou' : 'operador.propostaEncerrada');
      }
      await decide(autoria, propostaId, 'aprovada', { conteudo: leitura.conteudo });
      await runAprovada(parts, autoria, row, run);
      return read(autoria, propostaId);
    },
    async refuse(autoria: Chamador, propostaId: string, motivo: string): Promise<PropostaWire> {
      await getDecidivel(autoria, propostaId);
      await decide(autoria, propostaId, 'recusada', { motivo });
      return read(autoria, propostaId);
    },
    /** Withdraws the caller's own proposal. Throws operador.propostaAlheia and operador.propostaEncerrada. */
    async withdraw(autoria: Chamador, propostaId: string): Promise<PropostaWire> {
      const row = await get(autoria, propostaId);
      if (row.proposta_por !== autoria.ator.id) throw refuse('operador.propostaAlheia');
      await decide(autoria, propostaId, 'retirada');
      return read(autoria, propostaId);
    },
  };
}

/** Returns the promoter of a proposed call; '' for one about the installation. */
const toLugar = (autoria: Autoria, ato: ProponivelId): string =>
  (atos[ato] as Permissao).isDaInstalacao ? '' : getPromotoraId(autoria);

/** Operators of the installation read the proposals about it beside those of each promoter. */
const toLugares = (autoria: Chamador): Lugares =>
  autoria.ator.tipo === 'operador' && autoria.papel === null
    ? [getPromotoraId(autoria), '']
    : [getPromotoraId(autoria)];

/** Returns a function that decides an open proposal, or throws operador.propostaEncerrada when it is open no longer. */
const createDecide =
  ({ store, clock }: { readonly store: PropostaStore; readonly clock: Clock }) =>
  async (
    autoria: Chamador,
    propostaId: string,
    decisao: Decisao,
    more: Pick<Parameters<PropostaStore['decide']>[2], 'motivo' | 'conteudo'> = {},
  ): Promise<void> => {
    const { id: por, nome } = autoria.ator;
    const decided = { decisao, por: por!, nome, agora: clock.now(), ...more };
    if (!(await store.decide(toLugares(autoria), propostaId, decided)))
      throw refuse('operador.propostaEncerrada');
  };

/** Whether a stored proposal is for this call. */
const isSamePedido = (
  segredo: SegredoProposta,
  known: PropostaInteira,
  pedido: Pick<PropostaInteira, 'ato' | 'alvo' | 'corpo'>,
): boolean =>
  hashPedido(pedido) === hashPedido({ ato: known.ato, alvo: known.alvo, corpo: { ...segredo.open(known) } });

const soProprias = ({ papel }: Chamador): boolean =>
  papel !== null && (atos['operador.propostas'].soProprias as readonly Papel[]).includes(papel);

/** Makes the approved call with a row of its own in the audit trail, and stores the result. */
async function runAprovada(
  {
    store,
    auditoria,
    segredo,
  }: {
    store: PropostaStore;
    auditoria: Pick<AuditoriaService, 'open' | 'close'>;
    segredo: SegredoProposta;
  },
  autoria: Chamador,
  row: PropostaInteira,
  run: Run,
): Promise<void> {
  const { proposta_id: propostaId, proposta_por: propostaPor, proposta_nome: propostaNome } = row;
  const { ato, alvo, motivo } = row;
  const corpo = segredo.open(row) ?? {};
  const proposta = { propostaId, propostaPor, propostaNome, motivo };
  const promotoraId = toLugar(autoria, ato) || null;
  const registro = await auditoria.open(
    ato,
    { ...autoria, promotoraId, proposta },
    { params: alvo, body: corpo },
  );
  let resultado: Resultado = { resultado: 'feito', codigo: null, mensagem: null };
  let failure: unknown;
  try {
    await run(ato, parsePedido(ato, alvo, corpo), proposta);
  } catch (error) {
    failure = error;
    resultado = toResultado(error);
  }
  if (registro) await auditoria.close(registro, failure);
  await store.complete(propostaId, resultado);
  if (resultado.resultado === 'falhou') throw failure;
}

function toResultado(error: unknown): Resultado {
  if (!(error instanceof DomainError)) return { resultado: 'falhou', codigo: null, mensagem: null };
  const { code, valores, detalhes = [] } = error;
  const mensagem = [wordsOf(code, valores).mensagem, ...detalhes.map((one) => one.mensagem)].join(' ');
  return { resultado: 'recusado', codigo: code, mensagem };
}
