import { atosDeLivros } from '@trevo/contract/operador/atos-de-livros';
import type { ActId } from '@trevo/contract/operador/permissoes';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { EncerramentoModule } from '../encerramento/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> & Pick<EncerramentoModule, 'fechamentos'>;

/** The parts of a parsed call that name its campaign. */
interface Nomeada {
  readonly params: { readonly ano?: number; readonly identificacao?: string } | undefined;
  readonly context: OperadorContext;
}

/**
 * Refuses the calls that would change the books of a campaign (`atosDeLivros`) after these were closed, also when a second
 * person approves them. A publication names its campaign in the file and is refused in its transaction.
 */
export function guardLivros(
  binder: Binder,
  atos: AtosPropostos,
  { hospedagens, fechamentos }: Parts,
): { readonly binder: Binder; readonly atos: AtosPropostos } {
  async function requireAberta({ params, context }: Nomeada): Promise<void> {
    if (params?.ano === undefined || params.identificacao === undefined) return;
    const { campanhaId } = await hospedagens.getDaPromotora(
      getPromotoraId(context),
      params.ano,
      params.identificacao,
    );
    await fechamentos.requireAberta(campanhaId);
  }
  const guard =
    <Parsed, Handled>(id: string, handler: (parsed: Parsed) => Promise<Handled>) =>
    async (parsed: Parsed): Promise<Handled> => {
      if (atosDeLivros.has(id as ActId)) await requireAberta(parsed as Nomeada);
      return handler(parsed);
    };
  return {
    binder: { bind: (call, handler) => binder.bind(call, guard(call.id, handler)) },
    atos: {
      on: (on) => {
        const direct = atos.on(on);
        return { bind: (call, handler) => direct.bind(call, guard(call.id, handler)) };
      },
      run: atos.run,
    },
  };
}
