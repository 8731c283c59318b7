import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { CampanhaFileErro } from '@trevo/config/campanha-file/campanha-file-check';
import type { Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { rotina } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaRow, CampanhaStore } from '../campanha.store.ts';
import type { ImagemMarcaService } from '../imagem/imagem-marca.service.ts';
import type { Preparo } from './preparo.ts';
import { findDepoisDoInicio, requireMudancas } from './promessas.ts';
import type { RequireFixos } from './promessas-fixas.ts';

/** Effects of a file's publication, or its errors. */
export type Exame =
  | { readonly erros: readonly CampanhaFileErro[]; readonly arquivo?: undefined }
  | {
      readonly arquivo: CampanhaArquivo;
      /** Names of the pictures in it. */
      readonly imagens: readonly string[];
      readonly avisos: readonly CampanhaFileErro[];
      /** The published version. */
      readonly antes: CampanhaRow | undefined;
      readonly comecou: boolean;
      readonly mudancas: readonly Mudanca[];
      /** The refusal that it would meet with a reason; undefined when it would be accepted. */
      readonly recusa: DomainError | undefined;
    };

/** Name of a file that is still being written. */
const nomeRascunho = 'rascunho.campanha.yaml';

/** Returns the refusal of a check; undefined when it passes. */
async function findRecusa(check: () => Promise<void>): Promise<DomainError | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Describes the effects of publishing a file, without publishing it. */
export const createExameService = (parts: {
  store: Pick<CampanhaStore, 'find'>;
  requireFixos: RequireFixos;
  imagens: Pick<ImagemMarcaService, 'findExistentes'>;
  preparo: Preparo;
  clock: Clock;
  isProduction: boolean;
}) => ({
  /**
   * Returns a file's errors, or the effects of its publication and the reasons of a refusal; publishes nothing. Throws
   * operador.outraPromotora.
   */
  async examine(texto: string, promotoraId: string): Promise<Exame> {
    const { result, nomes } = await parts.preparo.check({ nomeArquivo: nomeRascunho, texto });
    if (!result.ok) return { erros: result.erros };
    const { arquivo } = result;
    if (arquivo.promotora.identificacao !== promotoraId) throw refuse('operador.outraPromotora');
    const existentes = [...(await parts.imagens.findExistentes(promotoraId, nomes))];
    const checked =
      existentes.length === nomes.length
        ? result
        : (await parts.preparo.check({ nomeArquivo: nomeRascunho, texto, existentes })).result;
    const { ano, identificacao } = arquivo.campanha;
    const before = await parts.store.find(promotoraId, ano, identificacao);
    const agora = parts.clock.now();
    const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, agora) : [];
    const com = { ator: rotina, confirmacao: { motivo: '' } };
    const recusa = await findRecusa(async () => {
      await parts.requireFixos(before, arquivo);
      requireMudancas(mudancas, com, parts.isProduction);
    });
    return {
      arquivo,
      imagens: nomes,
      avisos: checked.ok ? checked.avisos : [],
      antes: before,
      comecou: before !== undefined && toSaoPaulo(agora).dia >= before.arquivo.campanha.dataInicial,
      mudancas,
      recusa,
    };
  },
});
