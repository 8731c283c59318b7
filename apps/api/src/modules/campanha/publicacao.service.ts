import { type CampanhaArquivo, campanhaArquivoShape } from '@trevo/config/campanha-file/campanha-file';
import { formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import { findMudancas, type Mudanca } from '@trevo/config/campanha-file/find-mudancas';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { commitKey } from '@trevo/rules/sorte/numero-sorte';
import { numerosPorSerie } from '@trevo/rules/sorte/serie-numeros';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import * as v from 'valibot';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import { findCedulaTrocada } from './cedula-fixa.ts';
import { isSameAgenda, toAgendaPedido } from './agenda-lacrada.ts';
import type { CampanhaRow, CampanhaStore, NotePublicacao } from './campanha.store.ts';
import type { Cofre } from './chaves-campanha.ts';
import { toFimRaspadinhas, toFimSorte } from './hospedagem.service.ts';
import type { ImagemMarcaService, ImagemNova } from './imagem-marca.service.ts';
import type { Preparo } from './preparo.ts';
import type { CampanhaId } from './campanha-id.ts';

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

/** Returns whether the new file extends the time to win after the number key or the prize schedule was revealed. */
function isProlonged(before: CampanhaArquivo, after: CampanhaArquivo, agora: Date): boolean {
  const toDatada = (arquivo: CampanhaArquivo) => ({ arquivo, campanha: arquivo.campanha });
  const [antes, depois] = [toDatada(before), toDatada(after)];
  return [toFimRaspadinhas, toFimSorte].some(
    (toFim) => !isDentroDoPrazo(toFim(antes), agora) && toFim(depois) > toFim(antes),
  );
}

/** Why a started campaign is changed to the worse; kept with the publication. */
export interface Confirmacao {
  readonly motivo: string;
}

/** Conditions of a publication. */
export interface Condicoes {
  readonly ator: Ator;
  readonly confirmacao?: Confirmacao | undefined;
  /** Whether the publisher acts without a second person. */
  readonly isSozinho?: boolean;
  /** The only promoter that may be published for; any without it. */
  readonly promotoraId?: string | undefined;
}

/** Returns the changes of a campaign that has started; none before. */
function findDepoisDoInicio(antes: CampanhaArquivo, depois: CampanhaArquivo, agora: Date): Mudanca[] {
  if (toSaoPaulo(agora).dia < antes.campanha.dataInicial) return [];
  // Re-parse: keys newer than the stored file get their defaults.
  return findMudancas(v.parse(campanhaArquivoShape, antes), depois);
}

/**
 * Requires what the changes of a started campaign need: in production a second person and a reason, and none of the
 * changes that are never allowed. Outside production a reason allows every change, since there are no participants.
 */
function requireMudancas(
  mudancas: readonly Mudanca[],
  { confirmacao, isSozinho }: Condicoes,
  isProduction: boolean,
): void {
  const proibidas = mudancas.filter(({ efeito }) => efeito === 'nunca');
  if (proibidas.length > 0 && (isProduction || !confirmacao))
    throw refuse('campanha.mudancaProibida', {}, proibidas.map(toDetalhe));
  if (mudancas.length > 0 && isProduction && isSozinho)
    throw refuse('operador.precisaSegundaPessoa', {}, mudancas.map(toDetalhe));
  if (mudancas.length > 0 && !confirmacao)
    throw refuse('campanha.mudancaSemMotivo', {}, mudancas.map(toDetalhe));
}

const toDetalhe = ({ chave, antes, depois }: Mudanca) => ({
  campo: chave,
  mensagem: `${chave}: ${antes} → ${depois}`,
});

/** Lists the answered ones of a campaign's ballots; implemented by a higher module. */
export type ListRespondidas = (campanhaId: CampanhaId, cedulaIds: readonly string[]) => Promise<string[]>;

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
  listRespondidas: ListRespondidas;
  notePublicacao: NotePublicacao;
  imagens: ImagemMarcaService;
  preparo: Preparo;
  isProduction: boolean;
}) {
  /** Throws when the file removes or changes an answered ballot. */
  async function requireCedulas(
    campanhaId: CampanhaId,
    antes: CampanhaArquivo,
    depois: CampanhaArquivo,
  ): Promise<void> {
    // Files older than the quiz feature have no ballots.
    const ids = (antes.quiz ?? []).map(({ id }) => id);
    if (ids.length === 0) return;
    const cedula = findCedulaTrocada(antes, depois, await parts.listRespondidas(campanhaId, ids));
    if (cedula) throw refuse('campanha.cedulaFixa', { cedula });
  }

  /**
   * Compares a file with the published one and replaces it; undefined when that changed meanwhile (optimistic
   * lock).
   */
  async function replace(
    arquivo: CampanhaArquivo,
    hash: string,
    condicoes: Condicoes,
  ): Promise<Omit<Publicada, 'avisos'> | undefined> {
    const { ano, identificacao } = arquivo.campanha;
    const campanha = parts.cofre.findAlheia(await parts.store.listComprometidas());
    if (campanha) throw refuse('campanha.segredoTrocado', { campanha });
    const before = await parts.store.find(arquivo.promotora.identificacao, ano, identificacao);
    if (before && before.arquivo.numeros.series !== arquivo.numeros.series)
      throw refuse('campanha.numeracaoFixa');
    if (before && isProlonged(before.arquivo, arquivo, parts.clock.now()))
      throw refuse('campanha.sorteRevelada');
    if (before) await requireCedulas(before.campanha_id, before.arquivo, arquivo);
    const chaves = before ? parts.cofre.get(toComprometida(before)) : parts.cofre.create();
    const compromissoNumeros = commitKey(chaves.numeros);
    const isSealed = typeof before?.compromisso_premios === 'string';
    if (isSealed && !isSameAgenda(before.arquivo, arquivo)) throw refuse('campanha.premiosFixos');
    const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, parts.clock.now()) : [];
    requireMudancas(mudancas, condicoes, parts.isProduction);
    const pedido = isSealed ? undefined : toAgendaPedido(arquivo, chaves, parts.clock.now());
    const agenda = pedido && (await parts.preparo.seal(pedido));
    const compromissoPremios = before?.compromisso_premios ?? agenda?.compromisso ?? null;
    if (before?.arquivo_hash !== hash || agenda) {
      const written = await parts.store.publish(
        {
          campanhaId: before?.campanha_id ?? (createId() as CampanhaId),
          arquivo,
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
     * Returns a file's campaign and what it changes after the start; publishes nothing. Throws
     * campanha.mudancaProibida too.
     */
    async preview(
      nomeArquivo: string,
      texto: string,
      promotoraId: string,
    ): Promise<{ arquivo: CampanhaArquivo; isNova: boolean; mudancas: readonly Mudanca[] }> {
      const { arquivo } = (await requireArquivo(parts.preparo, nomeArquivo, texto, promotoraId)).result;
      const { ano, identificacao } = arquivo.campanha;
      const before = await parts.store.find(promotoraId, ano, identificacao);
      const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, parts.clock.now()) : [];
      const proibidas = mudancas.filter(({ efeito }) => efeito === 'nunca');
      if (proibidas.length > 0 && parts.isProduction)
        throw refuse('campanha.mudancaProibida', {}, proibidas.map(toDetalhe));
      return { arquivo, isNova: !before, mudancas };
    },
    /**
     * Validates and publishes a campaign file with its pictures; idempotent. A refusal leaves all visible
     * pictures unchanged. Changes of a started campaign to the worse need what `requireMudancas` says.
     */
    async publish(
      nomeArquivo: string,
      texto: string,
      novas: readonly ImagemNova[] | undefined,
      condicoes: Condicoes,
    ): Promise<Publicada> {
      const { imagens } = parts;
      const enviadas = novas ?? [];
      imagens.check(enviadas);
      const { preparo } = parts;
      const { result, nomes } = await requireArquivo(preparo, nomeArquivo, texto, condicoes.promotoraId);
      const promotora = result.arquivo.promotora.identificacao;
      const kept = enviadas.length > 0 ? await imagens.listKept(promotora) : new Set<string>();
      // Upload new pictures before the page that references them; replace visible ones only after a successful
      // publication.
      await imagens.put(
        promotora,
        enviadas.filter(({ nome }) => !kept.has(nome)),
      );
      let publicada: Awaited<ReturnType<typeof replace>>;
      // A concurrent publication can have sealed what this one changes: compare again.
      while (!publicada) publicada = await replace(result.arquivo, result.hash, condicoes);
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
