import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { contaText } from '@trevo/contract/palavras.text';
import { type CampoPessoa, camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import { type Ator, toAtor } from '../../../kernel/auth/ator.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { describeLancamento } from '../../conta-corrente/public.ts';
import { createToMotivo } from '../../documento-fiscal/public.ts';
import { toPalavras } from '../../notificacao/public.ts';
import type { Fatos } from './fatos.ts';
import { historicoPessoaText as text } from './historico-pessoa.text.ts';
import type { EventoView } from './historico-pessoa.views.ts';

type Evento = RetornoOf<Calls['operador.historicoPessoa']>['retorno'][number];
type Palavras = Pick<Evento, 'titulo'> & Partial<Pick<Evento, 'detalhe' | 'cura'>>;
type Quem = Evento['quem'];

interface Contexto {
  readonly arquivo: CampanhaArquivo;
  readonly toMotivo: ReturnType<typeof createToMotivo>;
}

const pessoa: Quem = { tipo: 'pessoa', nome: null };
const programa: Quem = { tipo: 'programa', nome: null };
const toQuem = (ator: Ator): Quem => ({ tipo: 'operador', nome: ator.nome });

/** Events that the person causes; all others without an author come from the program. */
const daPessoa = new Set<string>([
  'cadastro',
  'exclusao',
  'alteracao',
  'aceite',
  'passkey',
  'quiz',
  'raspada',
] satisfies (keyof Fatos)[]);

/** Returns a function that maps events of a campaign to their words and causes. */
export function createToEvento(publicada: CampanhaPublicada): (view: EventoView) => Evento {
  const contexto: Contexto = { arquivo: publicada.arquivo, toMotivo: createToMotivo(publicada) };
  return (view) => {
    const { em, id, area, tipo, fatos, documento_fiscal_id } = view;
    const toWords = palavras[tipo] as (fatos: EventoView['fatos'], contexto: Contexto) => Palavras;
    const { titulo, detalhe = null, cura = null } = toWords(fatos, contexto);
    return {
      id: `${em.getTime()}-${id}`,
      em: em.toISOString(),
      area,
      titulo,
      detalhe,
      cura,
      quem: findQuem(view),
      documentoFiscalID: documento_fiscal_id,
    };
  };
}

function findQuem({ tipo, fatos, ator }: EventoView): Quem {
  if (ator) return toQuem(ator);
  const { ator: autor } = (fatos['valores'] ?? {}) as { ator?: string };
  if (tipo === 'aviso' && autor !== undefined) return { tipo: 'operador', nome: autor };
  if (tipo === 'nota') return fatos['ordem'] === 1 ? pessoa : programa;
  if (tipo === 'voucher') return fatos['situacao'] === 'PENDENTE' ? pessoa : programa;
  // Rows of before name no author; only operators moved and delivered.
  if (tipo === 'entregue') return toQuem(toAtor(ator));
  if (tipo === 'pedido')
    return ['PENDENTE', 'CANCELADO'].includes(String(fatos['situacao'])) ? pessoa : toQuem(toAtor(ator));
  return daPessoa.has(tipo) ? pessoa : programa;
}

const juntar = (...partes: (string | null | undefined)[]): string | null =>
  partes.filter(Boolean).join(' ') || null;

const listNumeros = ({ total, primeiros }: Fatos['numeros']): string =>
  total > primeiros.length
    ? `${primeiros.join(', ')} ${text.eMais(total - primeiros.length)}`
    : primeiros.join(', ');

const rotulos: Readonly<Record<string, { readonly rotulo: string }>> = camposPessoa satisfies Record<
  CampoPessoa,
  { readonly rotulo: string }
>;

const getPremio = ({ arquivo }: Contexto, id: string | null): string =>
  arquivo.premios?.itens.find((item) => item.id === id)?.nome ?? text.premioFora;

function describeNota(fatos: Fatos['nota'], { arquivo, toMotivo }: Contexto): Palavras {
  const { ordem, status, emitente, valorCentavos, observacao } = fatos;
  const motivo = toMotivo(fatos.motivo, fatos.valores);
  const loja = arquivo.associados.find(({ cnpj }) => cnpj === emitente)?.nome ?? null;
  const valor = valorCentavos === null ? null : contaText.valor('cashback', valorCentavos);
  const compra = ordem === 1 ? text.compra(loja, valor) : null;
  const titulo = ordem === 1 && status === 'PENDENTE' ? text.notaEnviada : text.nota[status];
  return {
    titulo,
    detalhe: juntar(compra && `${compra}.`, motivo?.mensagem, observacao),
    cura: motivo?.cura ?? null,
  };
}

function describeConta(fatos: Fatos['lancamento']): Palavras {
  const { moeda, tipo, valor, origem, saldo } = fatos;
  const quanto = contaText.valor(moeda, valor);
  const motivo = describeLancamento(tipo, origem);
  const titulo =
    tipo === 'CREDITO' || tipo === 'DEVOLUCAO' || (tipo === 'RESGATE' && origem !== 'ajuste')
      ? text.lancamento(quanto, tipo !== 'RESGATE')
      : text.saida(quanto);
  const detalhe = text.saldo(motivo, contaText.valor(moeda, saldo));
  return { titulo, detalhe: juntar(detalhe, fatos.motivo && text.porque(fatos.motivo)) };
}

function describePedido({ situacao, motivo, itens }: Fatos['pedido']): Palavras {
  const lista = itens?.join(', ');
  if (situacao === 'PENDENTE') return { titulo: text.pedidoFeito, detalhe: lista ?? null };
  const proprio = text.pedido[situacao];
  if (proprio) return { titulo: proprio, detalhe: lista ?? null };
  const { titulo, mensagem } = toPalavras('PEDIDO', { situacao });
  return { titulo, detalhe: juntar(lista && `${lista}.`, situacao === 'REPROVADO' ? motivo : mensagem) };
}

const describeVista = (vista: boolean, naFila = false): string => {
  if (vista) return text.aviso.vista;
  return naFila ? text.aviso.naFila : text.aviso.enviado;
};

const palavras: { readonly [T in keyof Fatos]: (fatos: Fatos[T], contexto: Contexto) => Palavras } = {
  cadastro: () => ({ titulo: text.cadastro }),
  exclusao: () => ({ titulo: text.exclusao }),
  alteracao: ({ campos, motivo }) =>
    motivo === null
      ? {
          titulo: text.alteracao,
          detalhe: campos.map((campo) => rotulos[campo]?.rotulo ?? campo).join(', '),
        }
      : { titulo: text.contatoCorrigido(campos.includes('email')), detalhe: text.porque(motivo) },
  aceite: ({ aceito, termos }) => ({
    titulo: text.aceite(aceito),
    detalhe: termos.map((termo) => text.termos[termo] ?? termo).join(', '),
  }),
  passkey: ({ descricao }) => ({ titulo: text.passkey, detalhe: descricao || null }),
  nota: describeNota,
  numeros: (fatos) => ({ titulo: text.numeros(fatos.total), detalhe: listNumeros(fatos) }),
  numerosCancelados: (fatos) => ({
    titulo: text.numerosCancelados(fatos.total),
    detalhe: listNumeros(fatos),
  }),
  lancamento: describeConta,
  quiz: ({ pontos }) => ({
    titulo: text.quiz,
    detalhe: pontos > 0 ? contaText.valor('pontos', pontos) : null,
  }),
  raspadinhas: ({ total }) => ({ titulo: text.raspadinhas(total) }),
  raspadinhasCanceladas: ({ total }) => ({ titulo: text.raspadinhasCanceladas(total) }),
  raspada: ({ premio }, contexto) => ({ titulo: text.raspada(premio && getPremio(contexto, premio)) }),
  retido: ({ premio }, contexto) => ({
    titulo: text.retido(getPremio(contexto, premio)),
    detalhe: text.retidoPorque,
  }),
  entregue: ({ premio, entreguePor }, contexto) => ({
    titulo: text.entregue(getPremio(contexto, premio)),
    detalhe: entreguePor && text.entreguePor(entreguePor),
  }),
  sorteado: ({ premio, numero }) => ({ titulo: text.sorteado(premio), detalhe: text.numero(numero) }),
  pedido: describePedido,
  voucher: ({ nome, situacao }) => ({ titulo: text.voucher[situacao] ?? situacao, detalhe: nome }),
  aviso: ({ tipo, valores, vista, naFila }) => {
    const { titulo, mensagem } = toPalavras(tipo, valores);
    return { titulo, detalhe: juntar(mensagem, describeVista(vista, naFila)) };
  },
  mensagem: ({ canal, assunto, resultado }) => ({
    titulo: text.mensagem.titulo(text.mensagem.canais[canal], text.mensagem.assuntos[assunto]),
    detalhe: text.mensagem.resultados[resultado ?? 'semResposta'],
  }),
  avisoGeral: ({ titulo, mensagem, vista }) => ({
    titulo,
    detalhe: juntar(mensagem, describeVista(vista)),
  }),
};
