import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toNomeArquivo, type ImagemDocumentoService } from '../../upload/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import { refuseChave } from '../documento-fiscal.service.ts';
import type { CupomService } from '../../cupom/public.ts';
import type { Identify } from './identificacao.store.ts';
import type { JulgamentoService } from './julgamento.service.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { FatoStore } from './fato.store.ts';
import { toDito } from './prova.ts';
import { type ProdutoLido, toItensLidos } from './sentenca.ts';

/** Facts that a consumer declares about a receipt, with the address or name of the photo as proof. */
export interface Declaracao {
  readonly valorCentavos: number;
  readonly quantidade?: number | undefined;
  readonly emitidoEm?: string | undefined;
  /** Units of participating products, by list. */
  readonly produtos?: readonly ProdutoLido[] | undefined;
  /** Access key as typed, of a receipt that was registered by its photo. */
  readonly chaveAcesso?: string | undefined;
  readonly uriImagem: string;
}

export type DeclaracaoService = ReturnType<typeof createDeclaracaoService>;

/** Accepts the owner's declaration as a source, where the campaign allows it. */
export function createDeclaracaoService(parts: {
  fatos: FatoStore;
  views: DocumentoFiscalViews;
  identify: Identify;
  cupons: Pick<CupomService, 'getLimites'>;
  julgamentos: Pick<JulgamentoService, 'judgeByRules'>;
  imagens: Pick<ImagemDocumentoService, 'isName'>;
  /** Random number in [0, 1). */
  random: () => number;
  clock: Clock;
}) {
  const { fatos, views, identify, cupons, julgamentos, imagens, random, clock } = parts;

  /** Gives a receipt that was registered by its photo the key that its owner read on it. */
  const identifyByOwner = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    texto: string,
  ): Promise<void> => {
    if (view.chave_acesso !== null) return;
    const agora = clock.now();
    const parsed = parseChaveAcesso(texto, toSaoPaulo(agora).anoMes);
    if (!parsed.ok) throw refuseChave(parsed);
    const limites = cupons.getLimites(publicada, 'Fiscal', view.participa_em);
    const motivos = ['documentoFiscal.confiraFoto'] as const;
    const identificador = { motivos, isLeitura: false, limites };
    const resultado = await identify(toRef(view), parsed.chave, identificador, agora);
    if (resultado === 'jaCadastrado' || resultado === 'jaCadastradoPorVoce')
      throw refuse(`documentoFiscal.${resultado}`);
  };

  return {
    /**
     * Stores the declaration and judges the receipt by it, or leaves it to manual review; returns the receipt.
     * Throws documentoFiscal.nenhum, documentoFiscal.naoEsperaComprovacao, documentoFiscal.dataFutura,
     * upload.imagemDesconhecida, the refusals of an access key, and documentoFiscal.jaCadastrado.
     */
    async declare(
      { consumidorId }: Sessao,
      documentoFiscalId: string,
      declaracao: Declaracao,
      campanhas: readonly CampanhaPublicada[],
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      const publicada = campanhas.find(({ campanhaId }) => campanhaId === view?.campanha_id);
      if (!view || !publicada) throw refuse('documentoFiscal.nenhum');
      const regra = publicada.arquivo.documentos.valor.find(({ fonte }) => fonte === 'declaracao');
      // Beside a photo that was read the values need no trust: without the source a person compares them.
      const isCorrecao = view.motivo === 'documentoFiscal.confiraFoto';
      if (regra?.fonte !== 'declaracao' && !isCorrecao) throw refuse('documentoFiscal.naoEsperaComprovacao');
      const agora = clock.now();
      if (declaracao.emitidoEm && declaracao.emitidoEm > toSaoPaulo(agora).dia)
        throw refuse('documentoFiscal.dataFutura');
      const uriImagem = toNomeArquivo(declaracao.uriImagem);
      if (!imagens.isName(uriImagem)) throw refuse('upload.imagemDesconhecida');
      const fatosDitos = {
        emitente: null,
        emitidoEm: declaracao.emitidoEm ?? null,
        valorCentavos: declaracao.valorCentavos,
        quantidade: declaracao.quantidade ?? null,
        itens: declaracao.produtos ? toItensLidos(publicada.arquivo, declaracao.produtos) : null,
        cancelada: false,
      };
      const conferePorCento = regra?.fonte === 'declaracao' ? regra.conferePorCento : 100;
      const dito = toDito('declaracao', fatosDitos, random() * 100 < conferePorCento);
      if (declaracao.chaveAcesso && isCorrecao)
        await identifyByOwner(publicada, view, declaracao.chaveAcesso);
      const ref = { consumidorId, documentoFiscalId };
      const resultado = await fatos.declare(ref, uriImagem, dito, agora);
      if (resultado === 'naoEspera') {
        // A retry after a lost response, or a concurrent one, sends the same photo: return the current receipt.
        const atual = (await views.get(consumidorId, documentoFiscalId))!;
        if (atual.uri_imagem !== uriImagem) throw refuse('documentoFiscal.naoEsperaComprovacao');
        // The claim of the key moved the receipt to manual review, where an operator compares the declaration.
        if (isCorrecao) await fatos.put(ref, publicada.campanhaId, [dito], agora);
        return atual;
      }
      if (resultado === 'recebida') {
        // The declaration is already stored, so the job retries a judgement that fails here.
        await julgamentos.judgeByRules(publicada, (await views.get(consumidorId, documentoFiscalId))!);
      }
      return (await views.get(consumidorId, documentoFiscalId))!;
    },
  };
}
