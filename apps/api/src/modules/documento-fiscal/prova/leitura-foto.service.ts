import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { findFimLeitura } from '@trevo/rules/documento-fiscal/prova-nota';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { LeitorFoto, Leitura } from '../../../adapters/leitor-foto/leitor-foto.port.ts';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DatabaseAwayError } from '../../../kernel/database-error.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { CampanhaId, CampanhaPublicada } from '../../campanha/public.ts';
import { toNomeArquivo, type ImagemDocumentoService } from '../../upload/public.ts';
import type { CupomService } from '../../cupom/public.ts';
import { motivosLeitura, waitLeitura } from '../ganho/apuracao.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalStore } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import { reject } from '../ganho/veredito-nota.ts';
import type { FatoStore } from './fato.store.ts';
import type { Identify } from './identificacao.store.ts';
import type { JulgamentoService } from './julgamento.service.ts';
import type { FotoTomada, LeituraFoto, LeituraFotoStore } from './leitura-foto.store.ts';
import { toDitoFoto, toFotoPedida } from './leitura-foto.ts';

type FindCampanha = (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;

/** Long enough for a photo, the start of the reader's process and a restart of it. */
const leaseMilliseconds = 180_000;
/** Photos leased at once: one process reads them one after another. */
const batchSize = 1;
/** Attempts after which a photo is left to a person. */
const maximumTentativas = 5;
/** Wait after the first failed attempt; doubled for each further one. */
const backOffMilliseconds = 5_000;

export type LeituraFotoService = ReturnType<typeof createLeituraFotoService>;

/** Photos of receipts as a source: sent by their owner, read by the program. */
export function createLeituraFotoService(parts: {
  /** Undefined where the optional reader is not installed. */
  leitorFoto: LeitorFoto | undefined;
  leituras: LeituraFotoStore;
  fatos: FatoStore;
  views: DocumentoFiscalViews;
  store: Pick<DocumentoFiscalStore, 'judge'>;
  identify: Identify;
  cupons: Pick<CupomService, 'getLimites'>;
  julgamentos: Pick<JulgamentoService, 'judgeByRules' | 'settle'>;
  imagens: Pick<ImagemDocumentoService, 'get' | 'isName'>;
  /** Random number in [0, 1). */
  random: () => number;
  clock: Clock;
  log: Logger;
}) {
  const { leitorFoto, leituras, fatos, views, store, identify, julgamentos, imagens, cupons, clock, log } =
    parts;

  /** Reads a stored photo; null for a file that is no photo of a receipt. */
  const read = async (leitor: LeitorFoto, nomeArquivo: string): Promise<Leitura | null> => {
    const file = await imagens.get(nomeArquivo);
    if (file?.contentType !== 'image/jpeg') return null;
    try {
      return await leitor.ler(file.bytes);
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('upload.')) return null;
      throw error;
    }
  };

  /**
   * Gives a receipt that was registered by its photo the key that the reader proved; refuses it when another receipt
   * holds the key. Returns whether the receipt is still to be judged.
   */
  const identifyByPhoto = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    leitura: Leitura | null,
  ): Promise<boolean> => {
    if (view.chave_acesso !== null || leitura?.situacao !== 'acreditada') return true;
    const agora = clock.now();
    const parsed = parseChaveAcesso(leitura.chaveAcesso ?? '', toSaoPaulo(agora).anoMes);
    if (!parsed.ok) return true;
    const limites = cupons.getLimites(publicada, 'Fiscal', view.participa_em);
    const identificador = { motivos: motivosLeitura, isLeitura: true, limites };
    const resultado = await identify(toRef(view), parsed.chave, identificador, agora);
    if (resultado !== 'jaCadastrado' && resultado !== 'jaCadastradoPorVoce') return true;
    await fatos.hear(toRef(view), toDitoFoto(leitura, null), agora);
    // An operator approved it meanwhile, and decides about its twin too.
    if (view.status !== 'PENDENTE') return false;
    await julgamentos.settle(publicada, view, store.judge, () => reject(`documentoFiscal.${resultado}`), {});
    return false;
  };

  const takeIn = async (
    foto: FotoTomada,
    leitura: Leitura | null,
    findCampanha: FindCampanha,
  ): Promise<void> => {
    if (!(await leituras.finish(foto, leitura, clock.now()))) return;
    const view = await views.get(foto.consumidorId, foto.documentoFiscalId);
    const publicada = view && (await findCampanha(view.campanha_id));
    if (!view || !publicada) return;
    if (!(await identifyByPhoto(publicada, view, leitura))) return;
    const known = (await views.get(foto.consumidorId, foto.documentoFiscalId))!;
    const isWaiting = await fatos.hear(foto, toDitoFoto(leitura, known.chave_acesso), clock.now());
    // The row is stored and due: the job judges it if this attempt fails.
    if (isWaiting) await julgamentos.judgeByRules(publicada, known);
  };

  const readOne = async (leitor: LeitorFoto, foto: FotoTomada, findCampanha: FindCampanha): Promise<void> => {
    const { documentoFiscalId, tentativas } = foto;
    try {
      const leitura = tentativas > maximumTentativas ? null : await read(leitor, foto.nomeArquivo);
      await takeIn(foto, leitura, findCampanha);
    } catch (err) {
      if (err instanceof DatabaseAwayError) throw err;
      log.warn(
        { event: 'receipt_photo_not_read', err, documentoFiscalId, tentativas },
        'Photo of a receipt was not read; the job retries it',
      );
      const wait = backOffMilliseconds * 2 ** (tentativas - 1);
      await leituras.postpone(foto, new Date(clock.now().getTime() + wait));
    }
  };

  return {
    /**
     * Stores the photo of a receipt and queues it for the reader; returns the receipt. Throws documentoFiscal.nenhum,
     * documentoFiscal.naoEsperaComprovacao and upload.imagemDesconhecida.
     */
    async send(
      { consumidorId }: Sessao,
      documentoFiscalId: string,
      uri: string,
      campanhas: readonly CampanhaPublicada[],
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      const publicada = campanhas.find(({ campanhaId }) => campanhaId === view?.campanha_id);
      if (!view || !publicada) throw refuse('documentoFiscal.nenhum');
      const pedida = toFotoPedida(publicada.arquivo, parts.random());
      if (!pedida || !leitorFoto) throw refuse('documentoFiscal.naoEsperaComprovacao');
      const uriImagem = toNomeArquivo(uri);
      if (!imagens.isName(uriImagem)) throw refuse('upload.imagemDesconhecida');
      const agora = clock.now();
      const ref = { consumidorId, documentoFiscalId };
      const espera = waitLeitura(findFimLeitura(agora));
      const resultado = await fatos.photograph(ref, uriImagem, pedida, espera, agora);
      const atual = (await views.get(consumidorId, documentoFiscalId))!;
      // A retry after a lost response, or a concurrent one, sends the same photo: return the current receipt.
      if (resultado === 'naoEspera' && atual.uri_imagem !== uriImagem)
        throw refuse('documentoFiscal.naoEsperaComprovacao');
      return atual;
    },
    /** Returns the reading of a receipt's photo. Throws documentoFiscal.nenhum and documentoFiscal.semFoto. */
    async get(view: DocumentoFiscalView): Promise<LeituraFoto> {
      const lida = await leituras.find(toRef(view));
      if (lida?.nomeArquivo === view.uri_imagem) return lida;
      if (view.motivo !== 'documentoFiscal.lendoFoto') throw refuse('documentoFiscal.semFoto');
      return { nomeArquivo: view.uri_imagem!, lidaEm: null, leitura: null };
    },
    /** Reads the photos that are due, one after another; returns how many were taken. */
    async readDue(findCampanha: FindCampanha, stopping?: AbortSignal): Promise<number> {
      if (!leitorFoto) return 0;
      for (let count = 0; ;) {
        const agora = clock.now();
        const ate = new Date(agora.getTime() + leaseMilliseconds);
        const taken = stopping?.aborted ? [] : await leituras.lease(agora, ate, batchSize);
        if (taken.length === 0) return count;
        for (const foto of taken) {
          if (stopping?.aborted) return count;
          await readOne(leitorFoto, foto, findCampanha);
          count++;
        }
      }
    },
  };
}
