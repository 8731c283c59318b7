import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import { createSlowQueryCache } from '../../../kernel/slow-query-cache.ts';
import { bloqueioText, type BloqueioEnvioService, type BloqueioRow } from '../../bloqueio/public.ts';
import type { CampanhaPublicada, CampanhaId } from '../../campanha/public.ts';
import type { EvidenciaModule } from '../../evidencia/public.ts';
import type { AnotacaoStore } from './anotacao.store.ts';
import type { ApuracaoService } from './apuracao.service.ts';
import type { Sentenca, SentencaDe } from '../prova/sentenca.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import { listRefs } from './list-refs.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { AnotacaoView, DocumentoOperadorViews, FonteView } from './documento-operador.views.ts';
import type { FatoStore } from '../prova/fato.store.ts';
import type { LeituraFoto, LeituraFotoStore } from '../prova/leitura-foto.store.ts';
import type { FatoDito } from '../prova/prova.ts';

/** A receipt with all evidence for and against it. */
export interface Ficha {
  readonly view: DocumentoFiscalView;
  readonly repetidos: number;
  readonly ditos: readonly FatoDito[];
  /** Reading of its photo. */
  readonly lida: LeituraFoto | undefined;
  readonly anotacoes: readonly AnotacaoView[];
  /** The author of each entry of the history. */
  readonly atores: readonly (Ator | null)[];
  /** Fraud signals as text, heaviest first. */
  readonly sinais: readonly { readonly sinal: string; readonly peso: number; readonly descricao: string }[];
}

/** One decision of a bulk request: the receipt (by access key, or by consumer and id) and the verdict. */
export type Decisao = Sentenca & {
  readonly chaveAcesso?: string | undefined;
  readonly consumidorID?: string | undefined;
  readonly documentoFiscalID?: string | undefined;
};

/** A decision of a bulk request on a known receipt. */
export interface Alvo {
  readonly ref: DocumentoRef;
  readonly decisao: Decisao;
}

/**
 * Records the verdicts of a bulk request before they are given; returns the function that records their results, in
 * that order. A verdict without a result was not given.
 */
export type OpenVereditos = (
  alvos: readonly Alvo[],
) => Promise<(resultados: readonly { readonly error?: unknown }[]) => Promise<void>>;

export type FichaService = ReturnType<typeof createFichaService>;

/** Operators' search, review and bulk decisions of receipts. */
export function createFichaService(parts: {
  views: DocumentoFiscalViews;
  operadorViews: DocumentoOperadorViews;
  fatos: FatoStore;
  leituras: Pick<LeituraFotoStore, 'find'>;
  evidencias: Pick<EvidenciaModule['evidencias'], 'list'>;
  bloqueiosDoEnvio: Pick<BloqueioEnvioService, 'listDoEnvio'>;
  anotacoes: AnotacaoStore;
  apuracoes: ApuracaoService;
  clock: Clock;
}) {
  const { views, operadorViews, fatos, leituras, evidencias, bloqueiosDoEnvio, anotacoes, apuracoes, clock } =
    parts;
  const recallFontes = createSlowQueryCache<FonteView[]>();

  const get = async ({ campanhaId }: CampanhaPublicada, ref: DocumentoRef): Promise<Ficha> => {
    const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
    if (view?.campanha_id !== campanhaId) throw refuse('documentoFiscal.nenhum');
    const [repetidos, ditos, lida, notas, atores, sinais, bloqueados] = await Promise.all([
      operadorViews.countRepetidos(ref),
      fatos.list(ref),
      leituras.find(ref),
      operadorViews.listAnotacoes(ref),
      operadorViews.listAtores(ref),
      evidencias.list([ref]),
      bloqueiosDoEnvio.listDoEnvio(campanhaId, toEnvio(view)),
    ]);
    return {
      view,
      repetidos,
      ditos,
      lida: lida?.nomeArquivo === view.uri_imagem ? lida : undefined,
      anotacoes: notas,
      atores,
      sinais: [...bloqueados.map(toSinal), ...sinais],
    };
  };

  const findRef = async (
    { campanhaId }: CampanhaPublicada,
    { chaveAcesso, consumidorID, documentoFiscalID }: Decisao,
  ): Promise<DocumentoRef | undefined> => {
    if (chaveAcesso !== undefined)
      return operadorViews.findRefByChave(campanhaId, cleanChaveAcesso(chaveAcesso));
    return consumidorID && documentoFiscalID
      ? { consumidorId: consumidorID, documentoFiscalId: documentoFiscalID }
      : undefined;
  };

  return {
    /** Finds the receipt that holds an access key in a campaign, of any consumer. */
    findRefByChave: operadorViews.findRefByChave,
    /** Lists a campaign's receipts with an access key or a protocol number. */
    listRefs: (campanhaId: CampanhaId, texto: string) => listRefs(operadorViews, campanhaId, texto),
    /** Finds a consumer's receipt of a campaign. */
    async find(
      { campanhaId }: CampanhaPublicada,
      ref: DocumentoRef,
    ): Promise<DocumentoFiscalView | undefined> {
      const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
      return view?.campanha_id === campanhaId ? view : undefined;
    },
    /** Returns a receipt of the campaign with its evidence. Throws documentoFiscal.nenhum. */
    get,
    listPendentes: operadorViews.listPendentes,
    list: operadorViews.list,
    /** Lists statistics per source; cached, because counting millions of receipts is slow. */
    listFontes: (campanhaId: CampanhaId) =>
      recallFontes(campanhaId, () => operadorViews.listFontes(campanhaId)),
    /** Lists other receipts that look like the same purchase; undefined when the receipt is not in the campaign. */
    async listRepetidos(
      campanhaId: CampanhaId,
      { consumidorId, documentoFiscalId }: DocumentoRef,
    ): Promise<DocumentoFiscalView[] | undefined> {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (view?.campanha_id !== campanhaId) return undefined;
      return operadorViews.listRepetidos(consumidorId, documentoFiscalId);
    },
    /** Finds receipts by access key or by a protocol number (`3F9A-22C1`). Throws when there is none. */
    async search(
      publicada: CampanhaPublicada,
      { chaveAcesso, protocolo }: { chaveAcesso?: string | undefined; protocolo?: string | undefined },
    ): Promise<Ficha[]> {
      const { campanhaId } = publicada;
      const refs = protocolo
        ? await operadorViews.listByProtocolo(campanhaId, protocolo.replace('-', '').toLowerCase())
        : [await operadorViews.findRefByChave(campanhaId, cleanChaveAcesso(chaveAcesso ?? ''))];
      const known = refs.filter((ref) => ref !== undefined);
      if (known.length === 0) throw refuse('documentoFiscal.nenhum');
      return Promise.all(known.map((ref) => get(publicada, ref)));
    },
    /** Adds an operator's note. */
    async note(publicada: CampanhaPublicada, ref: DocumentoRef, texto: string, ator: Ator): Promise<Ficha> {
      await get(publicada, ref);
      await anotacoes.create(ref, texto, ator, clock.now());
      return get(publicada, ref);
    },
    /**
     * Applies many decisions independently, each under its conditions; returns the index and the reason of each failed
     * one. All of them are recorded before the first verdict, and their results after the last one.
     */
    async judgeAll(
      publicada: CampanhaPublicada,
      decisoes: readonly Decisao[],
      toCondicoes: (decisao: Decisao) => Pick<SentencaDe, 'ator' | 'confirmacao' | 'isSozinho'>,
      open: OpenVereditos,
    ): Promise<{ julgados: number; recusados: { lugar: number; error: DomainError }[] }> {
      const recusados: { lugar: number; error: DomainError }[] = [];
      const alvos: (Alvo & { readonly lugar: number })[] = [];
      for (const [lugar, decisao] of decisoes.entries()) {
        const ref = await findRef(publicada, decisao);
        if (ref) alvos.push({ ref, decisao, lugar });
        else recusados.push({ lugar, error: refuse('documentoFiscal.nenhum') });
      }
      const close = await open(alvos);
      const resultados: { error?: unknown }[] = [];
      try {
        for (const { ref, decisao, lugar } of alvos) {
          try {
            await apuracoes.judge(publicada, ref, { ...decisao, ...toCondicoes(decisao) });
            resultados.push({});
          } catch (error) {
            resultados.push({ error });
            if (!(error instanceof DomainError)) throw error;
            recusados.push({ lugar, error });
          }
        }
      } finally {
        await close(resultados);
      }
      recusados.sort((a, b) => a.lugar - b.lugar);
      return { julgados: decisoes.length - recusados.length, recusados };
    },
  };
}

const toEnvio = ({ consumidor_id: consumidorId, emitente }: DocumentoFiscalView) => ({
  consumidorId,
  emitente,
  aparelho: null,
  endereco: null,
});

/** Maps a block to a signal of a receipt. */
const toSinal = ({ tipo, motivo }: BloqueioRow): Ficha['sinais'][number] => ({
  sinal: `BLOQUEIO_${tipo.toUpperCase()}`,
  peso: 0,
  descricao: bloqueioText.sinais[tipo](motivo),
});
