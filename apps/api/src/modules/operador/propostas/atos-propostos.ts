import { refuseSozinho } from '../../campanha/public.ts';
import type { Call, CallParts } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { atos } from '@trevo/contract/operador/atos';
import type { Permissao } from '@trevo/contract/operador/ato';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import * as v from 'valibot';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { Autoria } from '../../../kernel/auth/ator.ts';
import type { Binder, Handled, Parsed } from '../../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../../kernel/http/operador-gate.port.ts';
import { parsePart } from '../../../kernel/http/parse-part.ts';
import type { Alcada } from '../acesso/equipe/alcada.ts';
import type { Pedido } from './conteudo.ts';
import { propostaText } from './proposta.text.ts';

type Handler<Id extends ProponivelId> = (parsed: Parsed<Calls[Id]>) => Promise<Handled<Calls[Id]>>;

export type AtosPropostos = ReturnType<typeof createAtosPropostos>;

/** The calls that can need a second person, with the handlers that run them directly and after an approval. */
export function createAtosPropostos({ hasOutro }: Pick<Alcada, 'hasOutro'>) {
  const handlers = new Map<ProponivelId, (parsed: never) => Promise<unknown>>();

  /** Adds to a refusal that no second person exists. */
  const explain = async (refusal: DomainError, autoria: Autoria, ato: ProponivelId): Promise<DomainError> => {
    if (await hasOutro(autoria, ato)) return refusal;
    const mensagem =
      autoria.promotoraId === null
        ? propostaText.semOutroNaInstalacao
        : propostaText.semOutro(autoria.promotoraId);
    const semOutro = { campo: 'segundaPessoa', mensagem };
    return new DomainError(refusal.code, refusal.valores, [...(refusal.detalhes ?? []), semOutro]);
  };

  return {
    /** Returns a binder of such calls. */
    on: (binder: Binder) => ({
      bind<Id extends ProponivelId>(call: Calls[Id] & { readonly id: Id }, handler: Handler<Id>): void {
        handlers.set(call.id, handler);
        binder.bind(call as Calls[Id] & Call, async (parsed) => {
          try {
            requireSozinho(call.id, parsed.context as OperadorContext);
            return (await handler(parsed as Parsed<Calls[Id]>)) as Handled<Calls[Id] & Call>;
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== 'operador.precisaSegundaPessoa')
              throw error;
            throw await explain(error, parsed.context as OperadorContext, call.id);
          }
        });
      },
    }),
    /** Runs a proposed call for its approver, with the proposal in the context. */
    async run<Id extends ProponivelId>(ato: Id, pedido: Pedido<Id>, context: OperadorContext): Promise<void> {
      const handler = handlers.get(ato) as Handler<Id> | undefined;
      if (!handler) throw new Error(`${ato} is not bound as a call that can be proposed`);
      await handler({ ...pedido, query: {}, context } as unknown as Parsed<Calls[Id]>);
    },
  };
}

/** Throws operador.precisaSegundaPessoa for a role that only proposes the call. */
function requireSozinho(ato: ProponivelId, { papel, proposta }: OperadorContext): void {
  const { propoe }: Permissao = atos[ato];
  if (proposta || papel === null || !propoe?.includes(papel)) return;
  const mensagem = propostaText.soPropoe(propostaText.papeis[papel]);
  throw refuseSozinho('papel', mensagem);
}

/** Validates parameters and body of a proposed call. Throws requisicao.invalida with the fields of the call. */
export function parsePedido<Id extends ProponivelId>(
  ato: Id,
  alvo: Readonly<Record<string, string>>,
  corpo: Readonly<Record<string, unknown>>,
): Pedido<Id> {
  const call: CallParts = calls[ato];
  // Unlike a path, the given parameters can contain others than the call has.
  const { entries = {} } = (call.params ?? {}) as Partial<v.ObjectSchema<v.ObjectEntries, undefined>>;
  const params = parsePart(v.strictObject(entries), 'params', alvo);
  const body = parsePart(call.body ?? v.strictObject({}), 'body', corpo);
  if ('output' in params && 'output' in body)
    return { params: params.output, body: body.output } as Pedido<Id>;
  const issues = [params, body].flatMap((part) => ('issues' in part ? part.issues : []));
  throw refuse('requisicao.invalida', {}, issues);
}
