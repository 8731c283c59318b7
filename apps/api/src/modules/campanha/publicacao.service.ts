import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file-check';
import { commitKey, numerosPorSerie } from '@trevo/rules/numero-sorte';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import { isSameAgenda, sealAgenda } from './agenda-lacrada.ts';
import type { CampanhaStore } from './campanha.store.ts';
import { toNumerosPurpose } from './numeros-purpose.ts';

export interface Publicada {
  readonly ano: number;
  readonly identificacao: string;
  readonly hosts: string[];
  readonly hash: string;
  readonly compromissoNumeros: string;
  readonly compromissoPremios: string | null;
}

export interface PublicacaoService {
  /** Checks and publishes one campaign file; publishing the same file again changes nothing. */
  publish(nomeArquivo: string, texto: string): Promise<Publicada>;
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
      const { ano, identificacao } = arquivo.campanha;
      const key = parts.secrets.derive(toNumerosPurpose(arquivo));
      const totalNumeros = arquivo.numeros.series * numerosPorSerie;
      const before = await parts.store.find(arquivo.promotora.identificacao, ano, identificacao);
      if (before && before.arquivo.numeros.series !== arquivo.numeros.series)
        throw refuse('campanha.numeracaoFixa');
      const compromissoNumeros = before?.compromisso_numeros ?? commitKey(key);
      const isSealed = typeof before?.compromisso_premios === 'string';
      if (isSealed && !isSameAgenda(before.arquivo, arquivo)) throw refuse('campanha.premiosFixos');
      const agenda = isSealed ? undefined : sealAgenda(arquivo, parts.secrets, parts.clock.now());
      const compromissoPremios = before?.compromisso_premios ?? agenda?.compromisso ?? null;
      if (before?.arquivo_hash !== hash || agenda) {
        await parts.store.publish({
          campanhaId: before?.campanha_id ?? createId(),
          arquivo,
          hash,
          compromissoNumeros,
          totalNumeros,
          agenda,
          publicadaEm: parts.clock.now(),
        });
        parts.onPublish();
      }
      return { ano, identificacao, hosts: [...arquivo.hosts], hash, compromissoNumeros, compromissoPremios };
    },
  };
}
