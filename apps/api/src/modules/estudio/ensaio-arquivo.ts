import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaModule } from '../campanha/public.ts';

/** A valid file of a promoter with its pictures. */
export interface ArquivoPronto {
  readonly arquivo: CampanhaArquivo;
  readonly texto: string;
  readonly imagens: readonly { readonly nome: string; readonly bytes: Buffer }[];
}

export type OpenArquivo = (texto: string, promotoraId: string) => Promise<ArquivoPronto>;

/**
 * Returns a function that checks a file and reads its pictures. Throws campanha.arquivoInvalido, and
 * operador.outraPromotora for a file of another promoter.
 */
export const createOpenArquivo =
  ({ exames, imagens }: Pick<CampanhaModule, 'exames' | 'imagens'>): OpenArquivo =>
  async (texto, promotoraId) => {
    const exame = await exames.examine(texto, promotoraId);
    if (!exame.arquivo) {
      const detalhes = exame.erros.map((erro) => ({
        campo: erro.chave,
        mensagem: formatErros('campanha.yaml', [erro]),
      }));
      throw refuse('campanha.arquivoInvalido', {}, detalhes);
    }
    const found = await Promise.all(
      [...new Set(exame.imagens)].map(async (nome) => ({
        nome,
        imagem: await imagens.find(promotoraId, nome),
      })),
    );
    return {
      arquivo: exame.arquivo,
      texto,
      imagens: found.flatMap(({ nome, imagem }) => (imagem ? [{ nome, bytes: imagem.bytes }] : [])),
    };
  };
