import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { readsFoto } from '@trevo/config/campanha-file/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getTexto } from '@trevo/config/configuracao/configuracao-questions';
import { needsItens } from '@trevo/rules/conta/ganho';
import { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { fillPlaceholders, isErrorCode } from '@trevo/contract/errors';
import { valorText } from '@trevo/contract/palavras.text';
import type { LeitorNotas } from '../../adapters/leitor/leitor.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { wordsOf } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ImagemDocumentoService } from '../upload/public.ts';
import { motivosFoto } from './ganho/apuracao.ts';
import { refuseContestacao } from './documento-fiscal.service.ts';
import type { DocumentoFiscalView } from './documento-fiscal.views.ts';

export type DocumentoFiscalWire = RetornoOf<Calls['documentoFiscal.pendentes.enviar']>;

/** Readers of the installation. */
export interface Leitores {
  /** The external one. */
  readonly leitor: LeitorNotas | undefined;
  /** Whether the reader of photos is installed. */
  readonly hasLeitorFoto: boolean;
}

export type DocumentoFiscalPresenter = ReturnType<typeof createDocumentoFiscalPresenter>;

export const createDocumentoFiscalPresenter = (
  clock: Clock,
  { uris }: Pick<ImagemDocumentoService, 'uris'>,
  leitores: Leitores,
) => ({
  /** Lists the reasons that an operator gives, in the words that the owner of a receipt reads. */
  listMotivos(publicada: CampanhaPublicada) {
    const toMotivo = createToMotivo(publicada);
    return motivosRecusa.map((codigo) => toMotivo(codigo, null)!);
  },
  /**
   * Maps a receipt to its wire format and is the single place that translates reason codes into text.
   *
   * @param campanhas campaigns of the host; the actions still available depend on the receipt's own campaign
   */
  toWire(view: DocumentoFiscalView, campanhas: readonly CampanhaPublicada[]): DocumentoFiscalWire {
    const publicada = campanhas.find(({ campanhaId }) => campanhaId === view.campanha_id);
    const promotoraId = campanhas[0]?.promotoraId;
    const lojas = publicada?.arquivo.associados;
    return toWire(view, createToMotivo(publicada), {
      ...toComprovacao(view, publicada, leitores),
      contestavel: Boolean(publicada && !refuseContestacao(view, publicada, clock.now())),
      loja: lojas?.find(({ cnpj }) => cnpj === view.emitente)?.nome ?? null,
      uriImagem: view.uri_imagem && promotoraId ? uris.sign(promotoraId, view.uri_imagem) : null,
    });
  },
});

function toWire(
  view: DocumentoFiscalView,
  toMotivo: ToMotivo,
  {
    contestavel,
    loja,
    uriImagem,
    comprovacao,
  }: Pick<DocumentoFiscalWire, 'contestavel' | 'loja' | 'uriImagem' | 'comprovacao'>,
): DocumentoFiscalWire {
  return {
    documentoFiscalID: view.documento_fiscal_id,
    cabecalho: { chaveAcesso: view.chave_acesso, coo: view.coo },
    uriImagem,
    tipo: view.tipo,
    modelo: view.modelo,
    uf: view.uf,
    emitente: view.emitente,
    loja,
    emitidoEm: view.emitido_em,
    valorCentavos: view.valor_centavos,
    registradoEm: view.registrado_em.toISOString(),
    apuracao: {
      status: view.status,
      motivo: toMotivo(view.motivo, view.motivo_valores),
      historico: view.historico.map((entry) => ({
        status: entry.status,
        dataHora: new Date(entry.data_hora).toISOString(),
        observacao: entry.observacao,
        motivo: toMotivo(entry.motivo, entry.motivo_valores),
      })),
    },
    numeros: view.numeros,
    raspadinhas: view.raspadinhas_concedidas,
    pontos: view.pontos,
    cashbackCentavos: view.cashback_centavos,
    multiplicador: view.multiplicador_milesimos / 1000,
    contestavel,
    ...(comprovacao && { comprovacao }),
    protocolo: toProtocolo(view.idempotencia),
  };
}

/** Returns the lists of products that a declaration may name, where the campaign needs products. */
const toListas = ({ arquivo: { ganho } }: CampanhaPublicada) =>
  ganho.produtos && needsItens(ganho)
    ? { listasProdutos: ganho.produtos.listas.map(({ id, nome }) => ({ id, nome })) }
    : {};

type PassoFoto = NonNullable<DocumentoFiscalWire['comprovacao']>['foto'];

/** Returns the step of the photo of a waiting receipt. */
function findPassoFoto({ status, motivo, uri_imagem }: DocumentoFiscalView, lidaDaFoto: boolean): PassoFoto {
  if (status !== 'PENDENTE') return null;
  if (motivo === 'documentoFiscal.lendoFoto') return 'lendo';
  if (motivo === 'documentoFiscal.confiraFoto') return 'conferir';
  return lidaDaFoto && uri_imagem === null && motivosFoto.some((one) => one === motivo) ? 'pedir' : null;
}

/** Returns the source of the receipt's value and whether its owner may declare one. */
function toComprovacao(
  view: DocumentoFiscalView,
  publicada: CampanhaPublicada | undefined,
  { leitor, hasLeitorFoto }: Leitores,
): Pick<DocumentoFiscalWire, 'comprovacao'> {
  const { fonte, status, motivo } = view;
  const regra = publicada?.arquivo.documentos.valor.find((one) => one.fonte === 'declaracao');
  const isPendente = status === 'PENDENTE';
  const foto = findPassoFoto(view, hasLeitorFoto && publicada !== undefined && readsFoto(publicada.arquivo));
  const declaravel =
    isPendente &&
    (foto === 'conferir' || (regra?.fonte === 'declaracao' && motivo === 'documentoFiscal.faltaComprovar'));
  const isLegivel = isPendente && motivo === 'documentoFiscal.esperandoLeitor';
  if (!declaravel && !isLegivel && foto === null && fonte === null) return {};
  return {
    comprovacao: {
      fonte,
      declaravel,
      foto,
      ...(declaravel && publicada && toListas(publicada)),
      centavosMaximo: declaravel && regra?.fonte === 'declaracao' ? regra.centavosMaximo : null,
      leitor: (isLegivel && leitor?.endereco) || null,
    },
  };
}

/** Returns the protocol number shown to the consumer and used by support (`3F9A-22C1`), from the idempotency key. */
export function toProtocolo(idempotencia: string | null): string | null {
  const [, first, second] = /^([0-9a-f]{4})([0-9a-f]{4})/i.exec(idempotencia ?? '') ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : null;
}

type ToMotivo = (codigo: string | null, valores: Record<string, string> | null) => Motivo;
type Motivo = DocumentoFiscalWire['apuracao']['motivo'];

/**
 * Returns a function that translates stored reason codes into text, or null. The campaign's file may override
 * texts (`textos.sobrescritas`) under `nota.motivo.` plus the code without its prefix; the suffix `.cura` holds
 * the suggested action. An obsolete code yields a text that names the code.
 */
export function createToMotivo(publicada: CampanhaPublicada | undefined): ToMotivo {
  const configuracao = { ...configuracaoPadrao, ...publicada?.arquivo.configuracao };
  return (codigo, valores) => {
    if (codigo === null) return null;
    if (!isErrorCode(codigo)) return { codigo, mensagem: valorText.motivoDesconhecido, cura: null };
    const { mensagem, cura } = wordsOf(codigo, valores ?? {});
    const id = `nota.motivo.${codigo.split('.')[1]}`;
    const own = (name: string, words: string) =>
      fillPlaceholders(getTexto(configuracao, name, words), valores ?? {});
    return { codigo, mensagem: own(id, mensagem), cura: cura && own(`${id}.cura`, cura) };
  };
}
