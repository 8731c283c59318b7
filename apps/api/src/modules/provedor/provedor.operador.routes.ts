import { type OperadorBinder, requireSegundaPessoa } from '../campanha/public.ts';
import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { createProvedorService, ProvedorEmUso } from './provedor.service.ts';
import { provedorText } from './provedor.text.ts';

/** Binds the providers of a promoter's messages and payouts; a change needs a second person (ADR 0098). */
export function bindProvedorOperador(
  operador: OperadorBinder,
  provedores: ReturnType<typeof createProvedorService>,
): void {
  const toWire = async (
    promotora: string,
    emUso: readonly ProvedorEmUso[],
  ): Promise<RetornoOf<Calls['operador.provedores']>> => {
    const trocas = await operador.propostas.listTrocas(promotora);
    return emUso.map((one) => {
      const troca = trocas.find(({ servico }) => servico === one.servico);
      const pendente = troca && {
        propostaID: troca.propostaId,
        nome: troca.nome,
        ate: troca.ate.toISOString(),
      };
      return { ...one, pendente: pendente ?? null };
    });
  };
  operador.bind(calls['operador.provedores'], async ({ params: { promotora } }) => ({
    retorno: await toWire(promotora, await provedores.list(promotora)),
  }));
  operador.proponiveis.bind(calls['operador.definirProvedor'], async ({ params, body, context }) => {
    requirePropria(context, params.promotora);
    const { promotora } = params;
    const emUso = await provedores.set(promotora, body, context, toRequireDois(context));
    return { retorno: await toWire(promotora, emUso) };
  });
  operador.proponiveis.bind(
    calls['operador.removerProvedor'],
    async ({ params: { promotora, servico }, context }) => {
      requirePropria(context, promotora);
      const emUso = await provedores.remove(promotora, servico, context, toRequireDois(context));
      return { retorno: await toWire(promotora, emUso) };
    },
  );
}

/** Throws operador.semPermissao for another promoter than the caller's, which the path of a proposal can name. */
function requirePropria({ isPreso, promotoraId }: OperadorContext, promotora: string): void {
  if (isPreso && promotora !== promotoraId) throw refuse('operador.semPermissao');
}

/** Returns a check that throws operador.precisaSegundaPessoa for one person alone. */
const toRequireDois = (context: OperadorContext) => (servico: ProvedorServico) =>
  requireSegundaPessoa(context, 'servico', provedorText.porque(servico));
