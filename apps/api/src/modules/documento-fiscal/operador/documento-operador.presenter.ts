import { describeGanhoProdutos } from '@trevo/contract/documento-fiscal/ganho-produtos.text';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toAtor } from '../../../kernel/auth/ator.ts';
import type { OperadorContext } from '../../../kernel/http/operador-gate.port.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { createDocumentoFiscalPresenter } from '../documento-fiscal.presenter.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import { toLeituraWire } from '../prova/leitura-foto.ts';
import type { Ficha } from './ficha.service.ts';
import type { ImagemDocumentoService } from '../../upload/public.ts';

type DocumentoWire = Omit<RetornoOf<Calls['operador.listarPendentes']>['retorno'][number], 'espera'>;
type FichaWire = RetornoOf<Calls['operador.anotarDocumento']>;
/** The session to which an answer goes, if any. */
type Quem = Pick<OperadorContext, 'sessaoOperador'>;

/** Maps receipts to the operators' wire format. */
export function createDocumentoOperadorPresenter({
  apresentacao,
  imagens,
}: {
  readonly apresentacao: ReturnType<typeof createDocumentoFiscalPresenter>;
  readonly imagens: Pick<ImagemDocumentoService, 'urisConsole'>;
}) {
  /** Signs a picture for a session, which is at the console's host. */
  const signImagem = (nomeArquivo: string | null, { sessaoOperador }: Quem): string | null =>
    nomeArquivo && sessaoOperador ? imagens.urisConsole.sign(sessaoOperador.operadorId, nomeArquivo) : null;

  const toWire = (
    view: DocumentoFiscalView,
    publicada: CampanhaPublicada,
    repetidos: number,
    quem: Quem,
  ): DocumentoWire => {
    const wire = apresentacao.toWire(view, [publicada]);
    return {
      ...wire,
      uriImagem: quem.sessaoOperador ? signImagem(view.uri_imagem, quem) : wire.uriImagem,
      consumidorID: view.consumidor_id,
      quantidade: view.quantidade,
      repetidos,
      desvioRelogioSegundos: view.desvio_relogio_segundos,
    };
  };

  return {
    signImagem,
    toWire,
    toFichaWire(
      { view, repetidos, ditos, lida, anotacoes, atores, sinais }: Ficha,
      publicada: CampanhaPublicada,
      quem: Quem,
    ): FichaWire {
      const wire = toWire(view, publicada, repetidos, quem);
      const historico = wire.apuracao.historico.map((entry, at) => ({ ...entry, ator: atores[at] ?? null }));
      return {
        ...wire,
        apuracao: { ...wire.apuracao, historico },
        fontes: ditos.map(({ fatos, ...dito }) => ({
          ...dito,
          emitente: fatos?.emitente ?? null,
          emitidoEm: fatos?.emitidoEm ?? null,
          valorCentavos: fatos?.valorCentavos ?? null,
          quantidade: fatos?.quantidade ?? null,
          itens: fatos?.itens ? [...fatos.itens] : null,
          cancelada: fatos?.cancelada ?? false,
        })),
        leitura: lida ? toLeituraOperador(lida) : null,
        porQueRendeu: listPorQue(view),
        listasProdutos: (publicada.arquivo.ganho.produtos?.listas ?? []).map(({ id, nome }) => ({
          id,
          nome,
        })),
        sinais: sinais.map(({ sinal, peso, descricao }) => ({ sinal, peso, descricao })),
        anotacoes: anotacoes.map(({ texto, criada_em, ator }) => ({
          texto,
          criadaEm: criada_em.toISOString(),
          ator: toAtor(ator),
        })),
      };
    },
  };
}

/** Maps a reading with its comparisons. */
const toLeituraOperador = (lida: NonNullable<Ficha['lida']>): NonNullable<FichaWire['leitura']> => ({
  ...toLeituraWire(lida),
  checagens: lida.leitura?.checagens.map(({ nome, passou }) => ({ nome, passou })) ?? [],
});

/** Lists why a receipt earned by product, or which product it lacks. */
function listPorQue({ ganho_produtos: ganho }: DocumentoFiscalView): string[] {
  if (!ganho) return [];
  const { porQue, falta } = describeGanhoProdutos(ganho);
  return falta === null ? [...porQue] : [falta];
}
