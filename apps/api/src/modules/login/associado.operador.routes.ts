import { calls } from '@trevo/contract/calls';
import { type HospedagemService, type OperadorBinder, toCampanhaLugar } from '../campanha/public.ts';
import type { createAssociadoService } from './associado.service.ts';

interface Parts {
  readonly associados: ReturnType<typeof createAssociadoService>;
  readonly hospedagens: Pick<HospedagemService, 'get'>;
}

/** Binds the shops of a campaign and their access. */
export function bindAssociadoOperador(operador: OperadorBinder, { associados, hospedagens }: Parts): void {
  operador.daCampanha(calls['operador.lojas'], async ({ publicada }) => ({
    retorno: await associados.list(publicada),
  }));

  operador.daCampanha(calls['operador.importarAssociados'], async ({ publicada, body, context }) => {
    const { host, origin } = toCampanhaLugar(context, publicada);
    const hospedagem = await hospedagens.get(host);
    return {
      retorno: { associados: await associados.import(hospedagem, publicada, origin, body.associados) },
    };
  });
}
