import { getTexto } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from './PartidaProvider.tsx';

/** Words by id: the campaign's own when it brings some (`msg.entrada.entrar`), else the ones given. */
export function useTexto(): (id: string, fallback: string) => string {
  const configuracao = useConfiguracao();
  return (id, fallback) => getTexto(configuracao, id, fallback);
}
