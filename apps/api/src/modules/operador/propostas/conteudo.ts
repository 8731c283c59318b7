import type { BodyOf, ParamsOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { refuse } from '../../../kernel/domain-error.ts';
import { type AtendimentoModule, exclusaoPessoaText } from '../../atendimento/public.ts';
import type { CampanhaModule, CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoFiscalModule, Efeito } from '../../documento-fiscal/public.ts';
import type { ExportacaoModule } from '../../exportacao/public.ts';
import type { PremioModule } from '../../premio/public.ts';
import type { ProvedorModule } from '../../provedor/public.ts';
import type { InstalacaoService } from '../acesso/equipe/instalacao.service.ts';
import type { OperadorStore } from '../acesso/operador.store.ts';
import {
  type EncerramentoPreviews,
  renderFechamento,
  renderKit,
  renderPrazo,
} from './conteudo-encerramento.ts';
import { renderExportacao } from './conteudo-exportacao.ts';
import { renderProvedor } from './conteudo-provedor.ts';
import { propostaText as text } from './proposta.text.ts';

/** The content of a proposal in words. */
export interface Conteudo {
  /** One sentence, for lists. */
  readonly resumo: string;
  /** Signs that proposer and reader are one person; stored with the decision. */
  readonly sinais?: readonly string[];
  readonly secoes: readonly { readonly titulo: string; readonly frases: readonly string[] }[];
}

/** Parameters and body of a proposed call, validated by its schemas. */
export interface Pedido<Id extends ProponivelId = ProponivelId> {
  readonly params: ParamsOf<Calls[Id]>;
  readonly body: BodyOf<Calls[Id]>;
}

export interface ConteudoParts extends EncerramentoPreviews, Pick<ProvedorModule, 'provedores'> {
  readonly operadores: Pick<OperadorStore, 'find' | 'findByEmail' | 'findPapel'>;
  readonly instalacoes: Pick<InstalacaoService, 'preview'>;
  readonly hospedagens: Pick<CampanhaModule['hospedagens'], 'getDaPromotora'>;
  readonly publicacoes: Pick<CampanhaModule['publicacoes'], 'preview'>;
  readonly apuracoes: Pick<DocumentoFiscalModule['apuracoes'], 'preview'>;
  readonly quadro: Pick<PremioModule['quadro'], 'previewUndo'>;
  readonly correcoes: Pick<DocumentoFiscalModule['correcoes'], 'preview'>;
  readonly exportacoes: Pick<ExportacaoModule['exportacoes'], 'check'>;
  readonly ajustes: Pick<AtendimentoModule['ajustes'], 'preview'>;
  readonly exclusoesPessoa: Pick<AtendimentoModule['exclusoesPessoa'], 'preview'>;
}

type Render<Id extends ProponivelId> = (promotoraId: string, pedido: Pedido<Id>) => Promise<Conteudo>;

/** Returns a function that renders a proposed call as of now. Throws the refusal that the call would get. */
export function createRenderConteudo(parts: ConteudoParts) {
  const renders: { readonly [Id in ProponivelId]: Render<Id> } = {
    'operador.convidar': async (_promotoraId, { body }) => renderConvite(body),
    'operador.definirPapel': (promotoraId, pedido) => renderPapel(parts, promotoraId, pedido),
    'operador.publicarCampanha': (promotoraId, { body }) => renderPublicacao(parts, promotoraId, body),
    'operador.apurarDocumento': async (promotoraId, { params, body }) => {
      const publicada = await getPublicada(parts, promotoraId, params);
      return renderNota(publicada, await parts.apuracoes.preview(publicada, toRef(params), body), body);
    },
    'operador.corrigirDocumento': async (promotoraId, { params, body }) => {
      const publicada = await getPublicada(parts, promotoraId, params);
      return renderNota(publicada, await parts.correcoes.preview(publicada, toRef(params), body), body);
    },
    'operador.ajustarConta': async (promotoraId, { params, body }) => {
      const publicada = await getPublicada(parts, promotoraId, params);
      const { resumo, ...secao } = await parts.ajustes.preview(publicada, params.consumidorID, body);
      return { resumo, secoes: [secao] };
    },
    'operador.pedirExportacao': async (promotoraId, { params, body }) => {
      const publicada = await getPublicada(parts, promotoraId, params);
      parts.exportacoes.check(body);
      return renderExportacao(publicada, body);
    },
    'operador.pedirKit': async (promotoraId, { params, body }) =>
      renderKit(await getPublicada(parts, promotoraId, params), body),
    'operador.encerrarCampanha': async (promotoraId, { params, body }) =>
      renderFechamento(parts, await getPublicada(parts, promotoraId, params), body),
    'operador.definirPrazoCampanha': async (promotoraId, { params, body }) =>
      renderPrazo(parts, await getPublicada(parts, promotoraId, params), params, body),
    'operador.incluirBloqueios': async (promotoraId, { params, body }) =>
      renderBloqueios(await getPublicada(parts, promotoraId, params), body),
    'operador.definirDaInstalacao': async (_promotoraId, { params, body }) =>
      parts.instalacoes.preview(params.operadorID, body.saida),
    'operador.definirProvedor': (promotoraId, pedido) => renderProvedor(parts, promotoraId, pedido),
    'operador.removerProvedor': (promotoraId, pedido) => renderProvedor(parts, promotoraId, pedido),
    'operador.desfazerEntrega': (promotoraId, { params }) => renderEntrega(parts, promotoraId, params),
    'operador.excluirPessoa': async (promotoraId, { params }) => {
      const publicada = await getPublicada(parts, promotoraId, params);
      return renderExclusao(await parts.exclusoesPessoa.preview(publicada, params.consumidorID));
    },
  };
  return <Id extends ProponivelId>(promotoraId: string, ato: Id, pedido: Pedido<Id>): Promise<Conteudo> =>
    (renders[ato] as Render<Id>)(promotoraId, pedido);
}

const getPublicada = (
  { hospedagens }: ConteudoParts,
  promotoraId: string,
  { ano, identificacao }: { ano: number; identificacao: string },
): Promise<CampanhaPublicada> => hospedagens.getDaPromotora(promotoraId, ano, identificacao);

const toRef = (params: { consumidorID: string; documentoFiscalID: string }) => ({
  consumidorId: params.consumidorID,
  documentoFiscalId: params.documentoFiscalID,
});

/** Names the person by the pseudonym: the proposal outlives the account. */
function renderExclusao({
  pseudonimo,
  perde,
  apaga,
  fica,
}: Awaited<ReturnType<AtendimentoModule['exclusoesPessoa']['preview']>>): Conteudo {
  const { resumo, titulos } = exclusaoPessoaText;
  return {
    resumo: resumo(pseudonimo),
    secoes: [
      { titulo: titulos.perde, frases: perde },
      { titulo: titulos.apaga, frases: apaga },
      { titulo: titulos.fica, frases: fica },
    ],
  };
}

function renderBloqueios(
  { arquivo: { campanha } }: CampanhaPublicada,
  { tipo, valores, motivo, ate }: BodyOf<Calls['operador.incluirBloqueios']>,
): Conteudo {
  const words = text.bloqueios;
  return {
    resumo: words.resumo(tipo, valores.length, campanha.descricao),
    secoes: [
      { titulo: words.efeito, frases: [...words.efeitos, words.ate(ate && formatDiaCurto(ate))] },
      { titulo: words.motivo, frases: [motivo] },
    ],
  };
}

function renderConvite({ nome, email, papel }: BodyOf<Calls['operador.convidar']>): Conteudo {
  const words = text.convite;
  return {
    resumo: words.resumo(nome, papel),
    secoes: [
      { titulo: words.pessoa, frases: [text.pessoa(nome, email)] },
      {
        titulo: words.efeito,
        frases: [words.papel(nome, papel), words.conta],
      },
    ],
  };
}

async function renderPapel(
  { operadores }: ConteudoParts,
  promotoraId: string,
  { params: { operadorID }, body: { papel } }: Pedido<'operador.definirPapel'>,
): Promise<Conteudo> {
  const words = text.papel;
  const [operador, antes] = await Promise.all([
    operadores.find(operadorID),
    operadores.findPapel(operadorID, promotoraId),
  ]);
  if (!operador || !antes) throw refuse('operador.naoEncontrado');
  const { nome, email } = operador;
  return {
    resumo: words.resumo(nome, antes, papel),
    secoes: [
      { titulo: words.pessoa, frases: [text.pessoa(nome, email)] },
      {
        titulo: words.efeito,
        frases: [papel === null ? words.sai(nome, antes) : words.muda(nome, antes, papel)],
      },
    ],
  };
}

async function renderPublicacao(
  { publicacoes }: ConteudoParts,
  promotoraId: string,
  { nomeArquivo, texto, imagens = [] }: BodyOf<Calls['operador.publicarCampanha']>,
): Promise<Conteudo> {
  const words = text.publicacao;
  const { arquivo, isNova, mudancas } = await publicacoes.preview(nomeArquivo, texto, promotoraId);
  const { descricao, identificacao, ano } = arquivo.campanha;
  return {
    resumo: words.resumo(descricao, mudancas.length),
    secoes: [
      {
        titulo: words.campanha,
        frases: [
          words.nome(descricao, identificacao, ano),
          words.arquivo(nomeArquivo),
          ...(imagens.length > 0 ? [words.imagens(imagens.map(({ nome }) => nome))] : []),
          ...(isNova ? [words.nova] : []),
        ],
      },
      {
        titulo: words.mudancas,
        frases: mudancas.length > 0 ? mudancas.map(words.mudanca) : [words.semMudancas],
      },
    ],
  };
}

async function renderEntrega(
  parts: ConteudoParts,
  promotoraId: string,
  params: ParamsOf<Calls['operador.desfazerEntrega']>,
): Promise<Conteudo> {
  const words = text.entrega;
  const publicada = await getPublicada(parts, promotoraId, params);
  const ref = { consumidorId: params.consumidorID, premioId: params.premioID };
  const { nome, premiado, cpf, entregueEm, entreguePor } = await parts.quadro.previewUndo(publicada, ref);
  const quem = premiado ?? words.semNome;
  const { dia, hora } = toSaoPaulo(new Date(entregueEm!));
  return {
    resumo: words.resumo(nome, quem),
    secoes: [
      { titulo: words.premio, frases: [nome, words.premiado(quem, cpf)] },
      {
        titulo: words.entrega,
        frases: [words.registrada(formatDiaCurto(dia), hora.slice(0, 5), entreguePor ?? '')],
      },
      { titulo: words.efeito, frases: words.efeitos },
    ],
  };
}

function renderNota(
  { arquivo }: CampanhaPublicada,
  { view, veredito }: Efeito,
  { valorCentavos, quantidade }: { valorCentavos?: number | undefined; quantidade?: number | undefined },
): Conteudo {
  const words = text.nota;
  const { emitente, emitido_em: dia, valor_centavos: antes } = view;
  const depois = valorCentavos ?? antes;
  const loja = arquivo.associados.find(({ cnpj }) => cnpj === emitente)?.nome;
  const efeitos = [
    words.numeros(view.numeros.length, veredito.numeros),
    ...(veredito.pontos > 0 ? [words.pontos(view.pontos, veredito.pontos)] : []),
    ...(veredito.cashbackCentavos > 0
      ? [words.cashback(view.cashback_centavos, veredito.cashbackCentavos)]
      : []),
    ...(view.status !== 'VALIDO' && veredito.raspadinhas > 0
      ? [words.raspadinhas(veredito.raspadinhas)]
      : []),
  ];
  return {
    resumo: words.resumo(antes, depois),
    secoes: [
      {
        titulo: words.nota,
        frases: [
          emitente === null ? words.semEmitente : words.emitente(emitente, loja),
          ...(dia === null ? [] : [words.compra(formatDiaCurto(dia))]),
          words.situacao[view.status],
        ],
      },
      {
        titulo: words.valor,
        frases: [
          words.muda(antes, depois),
          words.teto(arquivo.documentos.centavosPorOperador),
          ...(quantidade === undefined ? [] : [words.quantidade(view.quantidade, quantidade)]),
        ],
      },
      { titulo: words.efeito, frases: veredito.status === 'VALIDO' ? efeitos : [words.recusada] },
    ],
  };
}
