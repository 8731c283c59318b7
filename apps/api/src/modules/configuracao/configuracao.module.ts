import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule, HospedagemService } from '../campanha/public.ts';

/** Serves the configuration of a host (or of a native app package, which is published as a host). */
export const createConfiguracaoModule = ({ campanha }: { campanha: CampanhaModule }) => ({
  bind: (binder: Binder) => bindConfiguracao(binder, campanha.hospedagens),
});

function bindConfiguracao(binder: Binder, hospedagens: HospedagemService): void {
  const list = async (body: { valor: string }) => {
    const host = toHostName(body.valor);
    if (!host) throw refuse('configuracao.naoEncontrada');
    return { retorno: { entradas: (await hospedagens.get(host)).entradas } };
  };
  binder.bind(calls['configuracao.listar'], ({ body }) => list(body));
  binder.bind(calls['configuracao.listarAlternativa'], ({ body }) => list(body));
}

/** Normalizes a host name: `Sol.localhost:3000` → `sol.localhost`; undefined for an invalid one. */
function toHostName(text: string): string | undefined {
  return /^[\w.-]+(?=(:\d+)?$)/.exec(text.trim().toLowerCase())?.[0];
}
