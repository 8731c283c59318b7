import type { BodyOf, ParamsOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { refuse } from '../../../kernel/domain-error.ts';
import { type Mudanca, type ProvedorModule, provedorText as text } from '../../provedor/public.ts';

/** Parameters and body of a proposed change; a removal has no body. */
type Troca =
  | { readonly params: ParamsOf<Calls['operador.removerProvedor']> }
  | {
      readonly params: ParamsOf<Calls['operador.definirProvedor']>;
      readonly body: BodyOf<Calls['operador.definirProvedor']>;
    };

/** Returns the change that a proposed call would make. Throws operador.semPermissao for another promoter. */
export function toMudanca(promotoraId: string, troca: Troca): Mudanca {
  if (troca.params.promotora !== promotoraId) throw refuse('operador.semPermissao');
  if ('servico' in troca.params) return { promotoraId, servico: troca.params.servico, depois: undefined };
  const { body: depois } = troca as Extract<Troca, { body: unknown }>;
  return { promotoraId, servico: depois.servico, depois };
}

/** Renders a change of a provider, without its credentials. */
export async function renderProvedor(
  { provedores }: Pick<ProvedorModule, 'provedores'>,
  promotoraId: string,
  troca: Troca,
) {
  const mudanca = toMudanca(promotoraId, troca);
  const { antes, depois } = await provedores.preview(mudanca);
  const { titulos } = text;
  return {
    resumo: text.resumo(mudanca.servico, mudanca.depois === undefined),
    secoes: [
      { titulo: titulos.antes, frases: antes },
      { titulo: titulos.depois, frases: depois },
      { titulo: titulos.efeito, frases: text.efeitos },
    ],
  };
}
