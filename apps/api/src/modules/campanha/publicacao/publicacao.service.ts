import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import type { Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import { commitKey } from '@trevo/rules/sorte/numeros/numero-sorte';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { createId } from '../../../kernel/ids.ts';
import { toAgendaPedido } from '../chaves/agenda-lacrada.ts';
import type { CampanhaRow, CampanhaStore, NotePublicacao } from '../campanha.store.ts';
import type { Cofre } from '../chaves/chaves-campanha.ts';
import type { ImagemMarcaService, ImagemNova } from '../imagem/imagem-marca.service.ts';
import type { Preparo } from './preparo.ts';
import { type Condicoes, findDepoisDoInicio, requireMudancas, toDetalhe } from './promessas.ts';
import type { RequireFixos } from './promessas-fixas.ts';
import type { CampanhaId } from '../campanha-id.ts';

export interface Publicada {
  readonly ano: number;
  readonly identificacao: string;
  readonly hosts: string[];
  readonly hash: string;
  readonly compromissoNumeros: string;
  readonly compromissoPremios: string | null;
  /** Warnings about valid but probably unintended settings. */
  readonly avisos: string[];
}

const toComprometida = (row: CampanhaRow) => ({
  compromissoNumeros: row.compromisso_numeros,
  chavesCifradas: row.chaves_cifradas,
});

/** Validates a file. Throws campanha.arquivoInvalido, and operador.outraPromotora for one of another promoter. */
async function requireArquivo(preparo: Preparo, nomeArquivo: string, texto: string, promotoraId?: string) {
  const { result, nomes } = await preparo.check({ nomeArquivo, texto });
  if (!result.ok) {
    const detalhes = result.erros.map((erro) => ({
      campo: erro.chave,
      mensagem: formatErros(nomeArquivo, [erro]),
    }));
    throw refuse('campanha.arquivoInvalido', {}, detalhes);
  }
  if (promotoraId !== undefined && result.arquivo.promotora.identificacao !== promotoraId)
    throw refuse('operador.outraPromotora');
  return { result, nomes };
}

export type PublicacaoService = ReturnType<typeof createPublicacaoService>;

export function createPublicacaoService(parts: {
  store: CampanhaStore;
  cofre: Cofre;
  clock: Clock;
  onPublish: () => void;
  requireFixos: RequireFixos;
  notePublicacao: NotePublicacao;
  imagens: ImagemMarcaService;
  preparo: Preparo;
  isProduction: boolean;
}) {
  const findBefore = ({ promotora, campanha }: CampanhaArquivo) =>
    parts.store.find(promotora.identificacao, campanha.ano, campanha.identificacao);

  /**
   * Compares a file with the published one and replaces it; undefined when that changed meanwhile (optimistic
   * lock).
   */
  async function replace(
    arquivo: CampanhaArquivo,
    { hash, texto }: { readonly hash: string; readonly texto: string },
    condicoes: Condicoes,
  ): Promise<Omit<Publicada, 'avisos'> | undefined> {
    const { ano, identificacao } = arquivo.campanha;
    const before = await findBefore(arquivo);
    await parts.requireFixos(before, arquivo);
    const chaves = before ? parts.cofre.get(toComprometida(before)) : parts.cofre.create();
    const compromissoNumeros = commitKey(chaves.numeros);
    const isSealed = typeof before?.compromisso_premios === 'string';
    const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, parts.clock.now()) : [];
    requireMudancas(mudancas, condicoes, parts.isProduction);
    const pedido = isSealed ? undefined : toAgendaPedido(arquivo, chaves, parts.clock.now());
    const agenda = pedido && (await parts.preparo.seal(pedido));
    const compromissoPremios = before?.compromisso_premios ?? agenda?.compromisso ?? null;
    if (before?.arquivo_hash !== hash || agenda) {
      const written = await parts.store.publish(
        {
          campanhaId: before?.campanha_id ?? (createId() as CampanhaId),
          antes: before?.arquivo,
          arquivo,
          texto,
          hash,
          hashAnterior: before?.arquivo_hash ?? null,
          compromissoNumeros,
          chaves: before
            ? undefined
            : { cifradas: parts.cofre.wrap(chaves), chave: parts.cofre.current().chave },
          totalNumeros: arquivo.numeros.series * numerosPorSerie,
          agenda,
          motivo: mudancas.length > 0 ? condicoes.confirmacao!.motivo : null,
          mudancas,
          ator: condicoes.ator,
          publicadaEm: parts.clock.now(),
        },
        parts.notePublicacao,
      );
      if (!written) return undefined;
      parts.onPublish();
    }
    return { ano, identificacao, hosts: [...arquivo.hosts], hash, compromissoNumeros, compromissoPremios };
  }

  return {
    /**
     * Returns a file's campaign and its changes after the start; publishes nothing. Throws the refusals of what is
     * fixed, and campanha.mudancaProibida.
     */
    async preview(
      nomeArquivo: string,
      texto: string,
      promotoraId: string,
    ): Promise<{ arquivo: CampanhaArquivo; isNova: boolean; mudancas: readonly Mudanca[] }> {
      const { arquivo } = (await requireArquivo(parts.preparo, nomeArquivo, texto, promotoraId)).result;
      const before = await findBefore(arquivo);
      await parts.requireFixos(before, arquivo);
      const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, parts.clock.now()) : [];
      const proibidas = mudancas.filter(({ efeito }) => efeito === 'nunca');
      if (proibidas.length > 0 && parts.isProduction)
        throw refuse('campanha.mudancaProibida', {}, proibidas.map(toDetalhe));
      return { arquivo, isNova: !before, mudancas };
    },
    /**
     * Validates and publishes a campaign file with its pictures; idempotent. A refusal leaves all visible
     * pictures unchanged. Changes of a started campaign to the worse need the conditions of `requireMudancas`.
     */
    async publish(
      nomeArquivo: string,
      texto: string,
      novas: readonly ImagemNova[] | undefined,
      condicoes: Condicoes,
    ): Promise<Publicada> {
      const { imagens } = parts;
      const enviadas = novas ?? [];
      const { preparo } = parts;
      const { result, nomes } = await requireArquivo(preparo, nomeArquivo, texto, condicoes.promotoraId);
      const promotora = result.arquivo.promotora.identificacao;
      await imagens.check(promotora, enviadas);
      const kept = enviadas.length > 0 ? await imagens.listKept(promotora) : new Set<string>();
      // Upload new pictures before the page that references them; replace visible ones only after a successful
      // publication.
      await imagens.put(
        promotora,
        enviadas.filter(({ nome }) => !kept.has(nome)),
      );
      let publicada: Awaited<ReturnType<typeof replace>>;
      // A concurrent publication can have sealed the part that this one changes: compare again.
      while (!publicada) publicada = await replace(result.arquivo, { hash: result.hash, texto }, condicoes);
      await imagens.put(
        promotora,
        enviadas.filter(({ nome }) => kept.has(nome)),
      );
      const existentes = await imagens.findExistentes(promotora, nomes);
      const isWhole = nomes.every((nome) => existentes.has(nome));
      const checked = isWhole
        ? result
        : (await preparo.check({ nomeArquivo, texto, existentes: [...existentes] })).result;
      const avisos = checked.ok ? checked.avisos : [];
      return { ...publicada, avisos: avisos.map((aviso) => formatErros(nomeArquivo, [aviso])) };
    },
  };
}
