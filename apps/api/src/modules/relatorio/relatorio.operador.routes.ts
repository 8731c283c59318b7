import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import type { CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import type { DestinoService } from './destino.service.ts';
import type { RelatorioService } from './relatorio.service.ts';

interface Parts {
  readonly relatorios: RelatorioService;
  readonly destinosRelatorio: DestinoService;
}

/** Binds the reports of campaigns. */
export function bindRelatorioOperador(
  operador: OperadorBinder,
  { relatorios, destinosRelatorio }: Parts,
): void {
  const readDestinos = async (
    publicada: CampanhaPublicada,
  ): Promise<RetornoOf<Calls['operador.destinosRelatorio']>> => {
    const row = await destinosRelatorio.find(publicada);
    return {
      enderecos: row?.enderecos ?? [],
      definidoEm: row?.definido_em.toISOString() ?? null,
      definidoPor: row?.ator ?? null,
      ultimaSemana: row?.ultima ?? null,
    };
  };

  operador.daCampanha(calls['operador.relatorio'], async ({ publicada, query }) => ({
    retorno: await relatorios.read(publicada, query),
  }));

  operador.daCampanha(calls['operador.destinosRelatorio'], async ({ publicada }) => ({
    retorno: await readDestinos(publicada),
  }));

  operador.daCampanha(calls['operador.definirDestinosRelatorio'], async ({ publicada, body, context }) => {
    await destinosRelatorio.set(publicada, body.enderecos, context.ator);
    return { retorno: await readDestinos(publicada) };
  });
}
