import type { Call } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { mudaLivros } from '@trevo/contract/operador/livros';
import type { ActId } from '@trevo/contract/operador/atos';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import type { Autoria } from '../auth/ator.ts';
import type { Handled, Parsed } from '../http/bind-call.ts';
import type { OperadorContext } from '../http/operador-gate.port.ts';
import { getPromotoraId } from './promotora-id.ts';

type Handler<Parts, C> = (parts: Parts) => Promise<Handled<C>>;

/** The calls `C`, and those of them that name a campaign of the promoter. */
interface Bindings<Publicada, C extends Call> {
  /** Binds a call whose path names no campaign. A published file names its own, and is refused in its transaction. */
  bind<One extends C>(call: One, handler: Handler<Parsed<One>, One>): void;
  /**
   * Binds a call whose path names a campaign. The handler receives the published campaign, of the promoter that the caller acts
   * for. A call that changes books is refused after they are closed.
   */
  daCampanha<One extends C>(
    call: One,
    handler: Handler<Parsed<One> & { readonly publicada: Publicada }, One>,
  ): void;
}

/**
 * Records the parts of an act before they happen, each as an act of its own. Returns a function that records their results, in
 * the same order; a part without one has not been reached.
 */
export type OpenParts = (
  acao: ActId,
  autoria: Autoria,
  partes: readonly { readonly params: unknown; readonly body: unknown }[],
) => Promise<(resultados: readonly { readonly error?: unknown }[]) => Promise<void>>;

/** Proposals that wait for a second person, by what they would change. */
export interface PropostasAbertas {
  /** Lists the receipts of a promoter with a proposal, each with its proposer's name. */
  listNotas(
    promotoraId: string,
  ): Promise<
    readonly { readonly propostaId: string; readonly documentoFiscalId: string; readonly nome: string }[]
  >;
  /** Lists the providers of a promoter with a proposed change, each with its proposer's name and its end. */
  listTrocas(promotoraId: string): Promise<
    readonly {
      readonly propostaId: string;
      readonly servico: string;
      readonly nome: string;
      readonly ate: Date;
    }[]
  >;
}

/** Binds operators' calls. */
export interface OperadorBinder<Publicada> extends Bindings<Publicada, Call> {
  /** Records the parts of an act that judges or moves many things. */
  readonly openParts: OpenParts;
  readonly propostas: PropostasAbertas;
  /** Binds calls that can need a second person. */
  readonly proponiveis: Bindings<Publicada, Calls[ProponivelId]>;
}

/** Binds handlers of the calls `C` to the server. */
export type Bind<C> = <One extends C>(call: One, handler: Handler<Parsed<One>, One>) => void;

/** Finds the campaign that a call names, refuses a change of closed books, writes the trail and lists proposals. */
interface BinderParts<Publicada> {
  getDaPromotora(promotoraId: string, ano: number, identificacao: string): Promise<Publicada>;
  /** Throws encerramento.fechada. */
  requireAberta(publicada: Publicada): Promise<void>;
  readonly openParts: OpenParts;
  readonly propostas: PropostasAbertas;
}

/** The parsed parts of a call that names a campaign. */
interface Nomeada {
  readonly params: { readonly ano: number; readonly identificacao: string };
  readonly context: OperadorContext;
}

export function createOperadorBinder<Publicada>(
  bind: Bind<Call>,
  bindProponivel: Bind<Calls[ProponivelId]>,
  parts: BinderParts<Publicada>,
): OperadorBinder<Publicada> {
  async function getPublicada(id: string, { params, context }: Nomeada): Promise<Publicada> {
    const { ano, identificacao } = params;
    const publicada = await parts.getDaPromotora(getPromotoraId(context), ano, identificacao);
    if (mudaLivros(id as ActId)) await parts.requireAberta(publicada);
    return publicada;
  }
  const over = <C extends Call>(bindOne: Bind<C>): Bindings<Publicada, C> => ({
    bind(call, handler) {
      if (namesCampanha(call)) throw new Error(`${call.id} names a campaign: bind it by daCampanha`);
      bindOne(call, handler);
    },
    daCampanha(call, handler) {
      if (!namesCampanha(call)) throw new Error(`${call.id} names no campaign: bind it by bind`);
      bindOne(call, async (parsed) =>
        handler({ ...parsed, publicada: await getPublicada(call.id, parsed as unknown as Nomeada) }),
      );
    },
  });
  const { openParts, propostas } = parts;
  return { ...over(bind), proponiveis: over(bindProponivel), openParts, propostas };
}

const namesCampanha = ({ path }: Call): boolean => path.includes('{ano}/{identificacao}');
