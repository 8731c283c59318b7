import { useConfiguracao } from '../../configuracao/PartidaProvider.tsx';
import type { AppPath } from './app-paths.ts';
import { findProdutosPath } from './tela-path.ts';

/** Returns the list of products that links lead to in this campaign. */
export const useProdutosPath = (): AppPath => findProdutosPath(useConfiguracao());
