import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file-check';
import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { commitKey, numerosPorSerie } from '@trevo/rules/numero-sorte';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { CampanhaStore } from './campanha.store.ts';
import { toNumerosPurpose } from './numeros-purpose.ts';

export interface Publicada {
  readonly ano: number;
  readonly identificacao: string;
  readonly hosts: string[];
  readonly hash: string;
  readonly compromissoNumeros: string;
}

export interface PublicacaoService {
  /** Checks and publishes one campaign file; publishing the same file again changes nothing. */
  publish(nomeArquivo: string, texto: string): Promise<Publicada>;
}

/** A rule that the program does not carry out yet must not be published as if it did. */
function requireSupported({ ganho }: CampanhaArquivo): void {
  const refuseKey = (campo: string, mensagem: string) =>
    refuse('campanha.arquivoInvalido', {}, [{ campo, mensagem }]);
  if (ganho.por === 'quantidade') {
    throw refuseKey(
      'ganho.por',
      'ganho.por — quantidade ainda não pode ser publicada. Como corrigir: use documento ou valor.',
    );
  }
  if (ganho.por === 'valor' && ganho.acumulaResto) {
    throw refuseKey(
      'ganho.acumulaResto',
      'ganho.acumulaResto — o resto ainda não passa de uma nota para a outra. Como corrigir: use false.',
    );
  }
}

export function createPublicacaoService(parts: {
  store: CampanhaStore;
  secrets: Secrets;
  clock: Clock;
  onPublish: () => void;
}): PublicacaoService {
  return {
    async publish(nomeArquivo, texto) {
      const result = checkCampanhaFile(texto, nomeArquivo);
      if (!result.ok) {
        const detalhes = result.erros.map((erro) => ({
          campo: erro.chave,
          mensagem: formatErros(nomeArquivo, [erro]),
        }));
        throw refuse('campanha.arquivoInvalido', {}, detalhes);
      }
      const { arquivo, hash } = result;
      requireSupported(arquivo);
      const { ano, identificacao } = arquivo.campanha;
      const key = parts.secrets.derive(toNumerosPurpose(arquivo));
      const totalNumeros = arquivo.numeros.series * numerosPorSerie;
      const before = await parts.store.find(arquivo.promotora.identificacao, ano, identificacao);
      if (before && before.arquivo.numeros.series !== arquivo.numeros.series)
        throw refuse('campanha.numeracaoFixa');
      const compromissoNumeros = before?.compromisso_numeros ?? commitKey(key);
      if (before?.arquivo_hash !== hash) {
        await parts.store.publish({
          campanhaId: before?.campanha_id ?? createId(),
          arquivo,
          hash,
          compromissoNumeros,
          totalNumeros,
          publicadaEm: parts.clock.now(),
        });
        parts.onPublish();
      }
      return { ano, identificacao, hosts: [...arquivo.hosts], hash, compromissoNumeros };
    },
  };
}
