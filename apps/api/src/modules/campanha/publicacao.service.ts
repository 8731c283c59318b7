import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { type CampanhaFileErro, formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import type { Mudanca } from '@trevo/config/campanha-file/find-mudancas';
import { commitKey } from '@trevo/rules/sorte/numero-sorte';
import { numerosPorSerie } from '@trevo/rules/sorte/serie-numeros';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { rotina } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import { findCedulaTrocada } from './cedula-fixa.ts';
import { isSameAgenda, toAgendaPedido } from './agenda-lacrada.ts';
import type { CampanhaRow, CampanhaStore, NotePublicacao } from './campanha.store.ts';
import type { Cofre } from './chaves-campanha.ts';
import type { ImagemMarcaService, ImagemNova } from './imagem-marca.service.ts';
import type { Preparo } from './preparo.ts';
import { type Condicoes, findDepoisDoInicio, isProlonged, requireMudancas, toDetalhe } from './promessas.ts';
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

/** What a publication of a file would do. */
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

  const findBefore = ({ promotora, campanha }: CampanhaArquivo) =>
    parts.store.find(promotora.identificacao, campanha.ano, campanha.identificacao);

  /** Throws what no reason allows: a change of what was fixed, sealed, answered or revealed. */
  async function requireFixos(before: CampanhaRow | undefined, arquivo: CampanhaArquivo): Promise<void> {
    const campanha = parts.cofre.findAlheia(await parts.store.listComprometidas());
    if (campanha) throw refuse('campanha.segredoTrocado', { campanha });
    if (!before) return;
    if (before.arquivo.numeros.series !== arquivo.numeros.series) throw refuse('campanha.numeracaoFixa');
    if (isProlonged(before.arquivo, arquivo, parts.clock.now())) throw refuse('campanha.sorteRevelada');
    await requireCedulas(before.campanha_id, before.arquivo, arquivo);
    if (before.compromisso_premios !== null && !isSameAgenda(before.arquivo, arquivo))
      throw refuse('campanha.premiosFixos');
  }

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
    await requireFixos(before, arquivo);
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
     * Returns a file's campaign and what it changes after the start; publishes nothing. Throws
     * campanha.mudancaProibida too.
     */
    async preview(
      nomeArquivo: string,
      texto: string,
      promotoraId: string,
    ): Promise<{ arquivo: CampanhaArquivo; isNova: boolean; mudancas: readonly Mudanca[] }> {
      const { arquivo } = (await requireArquivo(parts.preparo, nomeArquivo, texto, promotoraId)).result;
      const before = await findBefore(arquivo);
      const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, parts.clock.now()) : [];
      const proibidas = mudancas.filter(({ efeito }) => efeito === 'nunca');
      if (proibidas.length > 0 && parts.isProduction)
        throw refuse('campanha.mudancaProibida', {}, proibidas.map(toDetalhe));
      return { arquivo, isNova: !before, mudancas };
    },
    /**
     * Returns a file's errors, or what its publication would do and what would refuse it; publishes nothing. Throws
     * operador.outraPromotora.
     */
    async examine(
      texto: string,
      promotoraId: string,
      condicoes: Pick<Condicoes, 'isSozinho'>,
    ): Promise<Exame> {
      const { result, nomes } = await parts.preparo.check({ nomeArquivo: nomeRascunho, texto });
      if (!result.ok) return { erros: result.erros };
      const { arquivo } = result;
      if (arquivo.promotora.identificacao !== promotoraId) throw refuse('operador.outraPromotora');
      const existentes = [...(await parts.imagens.findExistentes(promotoraId, nomes))];
      const checked =
        existentes.length === nomes.length
          ? result
          : (await parts.preparo.check({ nomeArquivo: nomeRascunho, texto, existentes })).result;
      const before = await findBefore(arquivo);
      const agora = parts.clock.now();
      const mudancas = before ? findDepoisDoInicio(before.arquivo, arquivo, agora) : [];
      const com = { ...condicoes, ator: rotina, confirmacao: { motivo: '' } };
      const recusa = await findRecusa(async () => {
        await requireFixos(before, arquivo);
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
