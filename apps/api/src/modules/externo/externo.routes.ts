import { calls } from '@trevo/contract/calls';
import { getUrlCep, getUrlGeocodificacao } from '@trevo/config/configuracao-questions';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ExternoService } from './externo.service.ts';

const nothing = { logradouro: '', bairro: '', uf: '', localidade: '', ibge: '' };

export function bindExterno(
  binder: Binder,
  { externos, hospedagens }: { externos: ExternoService; hospedagens: HospedagemService },
): void {
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
