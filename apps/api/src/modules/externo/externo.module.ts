import { calls } from '@trevo/contract/calls';
import { getUrlCep, getUrlGeocodificacao } from '@trevo/config/configuracao/telas-questions';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { createExternoService, type ExternoService, type Provedores } from './externo.service.ts';

export type ExternoModule = ReturnType<typeof createExternoModule>;

/** Wires public address data. */
export function createExternoModule({
  campanha,
  provedores,
}: {
  campanha: CampanhaModule;
  provedores: Provedores;
}) {
  const externos = createExternoService(provedores);
  return { externos, bind: (binder: Binder) => bindExterno(binder, externos, campanha) };
}

const nothing = { logradouro: '', bairro: '', uf: '', localidade: '', ibge: '' };

function bindExterno(binder: Binder, externos: ExternoService, { hospedagens }: CampanhaModule): void {
  binder.bind(calls['externo.cep'], async ({ params, context }) => {
    const { configuracao } = await hospedagens.get(context.host);
    const found = await externos.findCep(params.cep, getUrlCep(configuracao));
    return { retorno: { ...(found ?? nothing), erro: found === undefined } };
  });

  binder.bind(calls['externo.municipios'], async ({ params }) => ({
    retorno: [...externos.listMunicipios(params.idEstado)],
  }));

  binder.bind(calls['externo.geocodificacao'], async ({ query, context }) => {
    const { configuracao } = await hospedagens.get(context.host);
    const provedor = getUrlGeocodificacao(configuracao);
    return { retorno: await externos.findCoordenadas(query.endereco, provedor) };
  });
}
