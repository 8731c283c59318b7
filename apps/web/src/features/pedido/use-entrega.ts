import { isPerfilHidden } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { isEnderecoCompleto } from '@trevo/rules/pessoa/endereco/endereco';
import { describeEndereco, fromEnderecoWire, useConsumidor } from '../consumidor/public.ts';

/**
 * Delivery address of the profile: `pedida` when the order asks for the address itself, because the app hides the
 * profile; `desconhecida` when the profile does not load.
 */
export interface EntregaEndereco extends EnderecoConhecido {
  refetch(): void;
}

interface EnderecoConhecido {
  readonly situacao: 'carregando' | 'conhecida' | 'falta' | 'pedida' | 'desconhecida';
  readonly linhas: readonly string[];
}

/** Returns the delivery address of a new order, which is the one of the profile where that has one. */
export function useEntregaEndereco(): EntregaEndereco {
  const { data: consumidor, error, refetch } = useConsumidor();
  const isHidden = isPerfilHidden(useConfiguracao());
  const find = (): EnderecoConhecido => {
    if (!consumidor && !error) return { situacao: 'carregando', linhas: [] };
    const endereco = fromEnderecoWire(consumidor?.endereco ?? {});
    if (isEnderecoCompleto(endereco)) return { situacao: 'conhecida', linhas: describeEndereco(endereco) };
    if (isHidden) return { situacao: 'pedida', linhas: [] };
    return { situacao: consumidor ? 'falta' : 'desconhecida', linhas: [] };
  };
  return { ...find(), refetch: () => void refetch() };
}
