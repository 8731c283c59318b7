import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { periodosSchema } from './cupom.calls.ts';
import {
  campanhaParams,
  diaSchema,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  usuarioSchema,
  uuidSchema,
} from './parts.ts';

/** A prize as its winner sees it. `entrega`: handed over by the promoter, or paid out through PicPay. */
export const premioGanhoSchema = v.object({
  id: v.string(),
  nome: v.string(),
  imagem: v.nullable(v.string()),
  entrega: v.picklist(['promotora', 'picpay']),
  instrucoes: v.nullable(v.string()),
});

/**
 * A scratch card, wheel spin or painting. `premio` is null before scratching, and after it when there was none.
 * EXPIRADA: nobody opened it while it could be.
 */
export const raspadinhaSchema = v.object({
  id: v.string(),
  status: v.picklist(['DISPONIVEL', 'RASPADA', 'ENTREGUE', 'CANCELADA', 'EXPIRADA']),
  raspada: v.boolean(),
  dataHora: instanteSchema,
  dataHoraRaspada: v.nullable(instanteSchema),
  documentoFiscalID: v.nullable(v.string()),
  premio: v.nullable(premioGanhoSchema),
  /** The prize is paid out through PicPay and was not yet. */
  podeEntregar: v.boolean(),
});

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** The filters of the list travel as JSON in one query parameter. */
export const filtroRaspadinhaSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.parseJson(undefined, 'O filtro não é um JSON válido.'),
  v.object({ status: v.optional(v.picklist(['DISPONIVEL', 'RASPADA', 'PREMIADA'])) }),
);

export const raspadinhaListarConsumidor = defineCall('raspadinha.listarConsumidor', {
  retorno: paginaDe(raspadinhaSchema),
  errors: [...sessionErrors, 'raspadinha.nenhuma'],
});

export const raspadinhaListar = defineCall('raspadinhaAlternativa.listar', {
  params: v.object({ ...campanhaParams, totalPorPagina: porPaginaSchema, paginaAtual: paginaSchema }),
  query: v.object({ usuario: v.optional(usuarioSchema), filtro: v.optional(filtroRaspadinhaSchema) }),
  retorno: paginaDe(raspadinhaSchema),
  errors: [...sessionErrors, 'campanha.naoEncontrada', 'raspadinha.nenhuma', 'requisicao.invalida'],
});

export const raspadinhaTabelaPremio = defineCall('raspadinhaAlternativa.tabelaPremio', {
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      id: v.string(),
      nome: v.string(),
      imagem: v.nullable(v.string()),
      quantidade: v.number(),
      usados: v.number(),
      disponiveis: v.number(),
    }),
  ),
  errors: ['campanha.naoEncontrada'],
});

export const raspadinhaConfiguracoes = defineCall('raspadinhaAlternativa.configuracoes', {
  params: v.object(campanhaParams),
  retorno: v.object({
    limitePorUsuario: v.number(),
    limitesPorUsuario: periodosSchema,
    tempoLimite: v.number(),
    modo: v.picklist(['raspadinha', 'giro', 'pintura']),
    agenda: v.picklist(['contador', 'horario']),
    /** Last day on which a card may be opened; the schedule is for all to read afterwards. */
    abremAte: diaSchema,
    /** SHA-256 of the schedule that fixed, at publication, where every prize lies. */
    compromissoPremios: v.nullable(v.string()),
  }),
  errors: ['campanha.naoEncontrada'],
});

/**
 * The sealed schedule once no card may be opened any more. Anybody can check it: the lines `unidade;premioId;lugar`, each ended
 * by a line feed, have the SHA-256 that was published before the first card was opened.
 */
export const raspadinhaAgenda = defineCall('raspadinhaAlternativa.agenda', {
  params: v.object(campanhaParams),
  retorno: v.object({
    compromissoPremios: v.string(),
    unidades: v.array(v.object({ unidade: v.number(), premioId: v.string(), lugar: v.number() })),
  }),
  errors: ['campanha.naoEncontrada', 'raspadinha.semAgenda', 'raspadinha.agendaLacrada', 'requisicao.muitas'],
  taxa: { porEndereco: [[10, 60]] },
});

/** Reveals what the card holds. Asked again it answers the same. */
export const raspadinhaRaspar = defineCall('raspadinhaAlternativa.raspar', {
  params: v.object({ id: uuidSchema }),
  retorno: raspadinhaSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'raspadinha.naoEncontrada',
    'raspadinha.cancelada',
    'campanha.encerrada',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[60, 60]] },
});

/** Pays a prize out through PicPay, once. */
export const raspadinhaPicPay = defineCall('raspadinhaAlternativa.picPay', {
  params: v.object({ id: uuidSchema }),
  retorno: raspadinhaSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'raspadinha.naoEncontrada',
    'raspadinha.entregaInativa',
    'raspadinha.semPremio',
    'raspadinha.semPicPay',
    'raspadinha.entregaEmAndamento',
    'raspadinha.entregaIndisponivel',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[10, 60]] },
});

export const raspadinhaPorPeriodo = defineCall('raspadinhaAlternativa.porPeriodo', {
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: v.object({ diario: v.number(), semanal: v.number(), mensal: v.number(), total: v.number() }),
  errors: [...sessionErrors, 'campanha.naoEncontrada'],
});
