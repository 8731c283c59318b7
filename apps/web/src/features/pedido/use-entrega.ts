import { isPerfilHidden } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import {
  describeEndereco,
  fromEnderecoWire,
  isEnderecoCompleto,
  useConsumidor,
} from '../consumidor/public.ts';

/** Delivery address of the profile; `desconhecida` when the profile does not load or cannot be changed. */
export interface EntregaEndereco {
  readonly situacao: 'carregando' | 'conhecida' | 'falta' | 'desconhecida';
  readonly linhas: readonly string[];
}

/** Returns the delivery address, which is the one of the profile. */
export function useEntregaEndereco(): EntregaEndereco {
  const { data: consumidor, error } = useConsumidor();
  const isHidden = isPerfilHidden(useConfiguracao());
  if (!consumidor) return { situacao: error ? 'desconhecida' : 'carregando', linhas: [] };
  const endereco = fromEnderecoWire(consumidor.endereco ?? {});
  if (isEnderecoCompleto(endereco)) return { situacao: 'conhecida', linhas: describeEndereco(endereco) };
  // With a hidden profile, the app has no form to ask for the address.
  return { situacao: isHidden ? 'desconhecida' : 'falta', linhas: [] };
}
