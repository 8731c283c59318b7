import { isPerfilHidden } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { isEnderecoCompleto } from '@trevo/rules/pessoa/endereco';
import { describeEndereco, fromEnderecoWire, useConsumidor } from '../consumidor/public.ts';

/** Delivery address of the profile; `desconhecida` when the profile does not load or cannot be changed. */
export interface EntregaEndereco extends EnderecoConhecido {
  refetch(): void;
}

interface EnderecoConhecido {
  readonly situacao: 'carregando' | 'conhecida' | 'falta' | 'desconhecida';
  readonly linhas: readonly string[];
}

/** Returns the delivery address of a new order, which is the one of the profile. */
export function useEntregaEndereco(): EntregaEndereco {
  const { data: consumidor, error, refetch } = useConsumidor();
  const isHidden = isPerfilHidden(useConfiguracao());
  const find = (): EnderecoConhecido => {
    if (!consumidor) return { situacao: error ? 'desconhecida' : 'carregando', linhas: [] };
    const endereco = fromEnderecoWire(consumidor.endereco ?? {});
    if (isEnderecoCompleto(endereco)) return { situacao: 'conhecida', linhas: describeEndereco(endereco) };
    // With a hidden profile, the app has no form to ask for the address.
    return { situacao: isHidden ? 'desconhecida' : 'falta', linhas: [] };
  };
  return { ...find(), refetch: () => void refetch() };
}
