import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { describeGanhoProdutos } from '@trevo/contract/documento-fiscal/ganho-produtos.text';
import { detalheText } from '@trevo/contract/palavras.text';
import type { ItensDaFonte } from '@trevo/rules/documento-fiscal/prova-nota';
import type { GanhoExplicado } from '@trevo/rules/produto/explicacao-produtos';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import { stripMask } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Sessao } from '../../../kernel/auth/sessao.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toNomeArquivo, type ImagemDocumentoService } from '../../upload/public.ts';
import { findFimLeitura } from '@trevo/rules/documento-fiscal/prova-nota';
import { judgeDocumento, waitLeitura } from '../ganho/apuracao.ts';
import { toFotoPedida } from '../prova/leitura-foto.ts';
import { wait } from '../ganho/veredito-nota.ts';
import type { DocumentoFiscalWire } from '../documento-fiscal.presenter.ts';
import type { Lugar } from '../documento-fiscal.service.ts';
import { buildDocumento } from './build-documento.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { RegistroService } from './registro.service.ts';

export type NaoFiscal = BodyOf<Calls['documentoFiscal.inserirNaoFiscal']>;

export type CompraService = ReturnType<typeof createCompraService>;

export function createCompraService(parts: {
  registros: RegistroService;
  imagens: ImagemDocumentoService;
  /** Whether the reader of photos is installed. */
  hasLeitorFoto: boolean;
  /** Random number in [0, 1). */
  random: () => number;
  clock: Clock;
}) {
  const { registros, imagens, hasLeitorFoto, random, clock } = parts;
  return {
    /**
     * Registers a purchase without access key: it waits for the reader of its photo or for manual review, unless the
     * rules refuse it.
     */
    async register(
      sessao: Sessao,
      publicada: CampanhaPublicada,
      naoFiscal: NaoFiscal,
      idempotencia: string | null,
      lugar: Lugar,
    ): Promise<DocumentoFiscalView> {
      const agora = clock.now();
      const { arquivo } = publicada;
      const dados = naoFiscal.dadosNaoFiscal;
      const relogio = { ...naoFiscal, emissoes: [dados.data] };
      const recebida = await registros.receive(publicada, agora, relogio, () => ({
        consumidorId: sessao.consumidorId,
        campanhaId: publicada.campanhaId,
        idempotencia,
        tipo: naoFiscal.tipo,
        chaveAcesso: null,
        coo: dados.numeroDocumento || null,
        dados,
      }));
      if (recebida.resultado === 'repetida') return recebida.documento;
      const { desvioRelogioSegundos, participaEm, isRelogioDivergente } = recebida.chegada;
      const uriImagem = toNomeArquivo(naoFiscal.uriImagem ?? '') || null;
      // A person decides about a late purchase of an unreliable clock.
      const isLida = hasLeitorFoto && !isRelogioDivergente;
      const foto = isLida && uriImagem ? toFotoPedida(arquivo, random()) : undefined;
      checkDados(arquivo, naoFiscal, toSaoPaulo(agora).dia, foto !== undefined);
      if (!uriImagem && arquivo.compra.fotoObrigatoria) throw refuse('documentoFiscal.imagemObrigatoria');
      if (uriImagem && !imagens.isName(uriImagem)) throw refuse('upload.imagemDesconhecida');
      const documento = buildDocumento(sessao, publicada, {
        idempotencia,
        tipo: naoFiscal.tipo,
        coo: dados.numeroDocumento || null,
        uf: naoFiscal.uf ?? null,
        emitente: dados.cnpjLoja ? stripMask(dados.cnpjLoja).toUpperCase() : null,
        emitidoEm: dados.data ?? null,
        valorCentavos: dados.valor ?? null,
        quantidade: countQuantidade(dados),
        dados,
        origem: 'manual',
        ditos: foto ? [foto] : [],
        uriImagem,
        capturadoEm: naoFiscal.capturadoEm,
        desvioRelogioSegundos,
        participaEm,
        agora,
      });
      return registros.register(publicada, {
        documento,
        reivindicacao: { identidade: null, codigo: null },
        remetente: { aparelho: naoFiscal.aparelho ?? null, rede: lugar.rede },
        endereco: lugar.endereco,
        judge(participante) {
          const veredito = judgeDocumento(
            arquivo,
            { ...documento, itens: null, chave: null, offline: false },
            participante,
          );
          if (veredito.status === 'INVALIDO') return veredito;
          if (isRelogioDivergente) return wait('documentoFiscal.relogioDivergente');
          return foto ? waitLeitura(findFimLeitura(agora)) : wait('documentoFiscal.emAnalise');
        },
      });
    },
  };
}

/** Returns the declared quantity, else the sum over the listed products; null without either. */
function countQuantidade({ quantidade, produtos }: NaoFiscal['dadosNaoFiscal']): number | null {
  if (quantidade !== undefined) return quantidade;
  return produtos && produtos.length > 0
    ? produtos.reduce((sum, produto) => sum + produto.quantidade, 0)
    : null;
}

function checkDados(
  { compra }: CampanhaPublicada['arquivo'],
  { uf, dadosNaoFiscal: dados }: NaoFiscal,
  hoje: string,
  isLida: boolean,
): void {
  const detalhes: { campo: string; mensagem: string }[] = [];
  const at = (campo: string, mensagem: string) =>
    detalhes.push({ campo: `dadosNaoFiscal.${campo}`, mensagem });
  if (uf === undefined ? !isLida : !findEstado(uf))
    detalhes.push({ campo: 'uf', mensagem: detalheText.estado });
  if (dados.cnpjLoja && !isCnpj(stripMask(dados.cnpjLoja).toUpperCase()))
    at('cnpjLoja', detalheText.cnpjInvalido);
  if (dados.data && dados.data > hoje) at('data', detalheText.dataFutura);
  if ((countQuantidade(dados) ?? 0) > compra.quantidadeMaxima)
    at('quantidade', detalheText.quantidade(compra.quantidadeMaxima));
  if (dados.formaPagamento && compra.formasPagamento.length > 0) {
    if (!compra.formasPagamento.includes(dados.formaPagamento)) at('formaPagamento', detalheText.foraDaLista);
  }
  const isListed = (nome: string) => compra.produtos.length === 0 || compra.produtos.includes(nome);
  if (dados.produtos?.some(({ nome }) => !isListed(nome))) at('produtos', detalheText.produtosForaDaLista);
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

const toSentences = (ganho: GanhoExplicado) => {
  const { porQue, falta, quase } = describeGanhoProdutos(ganho);
  return { porQue: [...porQue], falta, quase: [...quase] };
};

/** Maps the purchase fields that go beyond the receipt's wire format. */
export function toCompraWire(
  view: DocumentoFiscalView,
  itens: ItensDaFonte | undefined,
): Omit<RetornoOf<Calls['produto.compra']>, keyof DocumentoFiscalWire> {
  const dados = (view.dados ?? {}) as NaoFiscal['dadosNaoFiscal'];
  return {
    quantidade: view.quantidade,
    formaPagamento: dados.formaPagamento ?? null,
    produtos: dados.produtos ?? [],
    itens:
      itens?.itens.map(({ nome, quantidade, unidade, centavos }) => ({
        nome,
        quantidade,
        unidade,
        centavos,
      })) ?? null,
    fonteItens: itens?.fonte ?? null,
    ganhoProdutos: view.ganho_produtos && {
      ...toSentences(view.ganho_produtos),
      // The verdict counted the lines of the deciding source; those of another one have other positions.
      itens:
        itens?.fonte === view.fonte
          ? view.ganho_produtos.itens.map(({ ordem, listas }) => ({ ordem, listas: [...listas] }))
          : [],
    },
  };
}
