import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { periodosSchema } from '../cupom/cupom.calls.ts';
import {
  campanhaParams,
  diaSchema,
  instanteSchema,
  ordemSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  usuarioSchema,
  uuidSchema,
} from '../parts.ts';

/** A prize as its winner sees it. `entrega`: handed over by the promoter, or paid out through PicPay. */
export const premioGanhoSchema = v.object({
  id: v.string(),
  nome: v.string(),
  imagem: v.nullable(v.string()),
  entrega: v.picklist(['promotora', 'picpay']),
  instrucoes: v.nullable(v.string()),
  /** Last day of pick-up; null where the campaign sets none. */
  retiradaAte: v.nullable(diaSchema),
});

/**
 * A scratch card, wheel spin or painting. `premio` is null before opening, and afterwards if nothing was won.
 * EXPIRADA: not opened in time.
 */
export const raspadinhaSchema = v.object({
  id: v.string(),
  status: v.picklist(['DISPONIVEL', 'RASPADA', 'ENTREGUE', 'CANCELADA', 'EXPIRADA']),
  raspada: v.boolean(),
  dataHora: instanteSchema,
  dataHoraRaspada: v.nullable(instanteSchema),
  /** Time of the hand-over or payout. */
  dataHoraEntregue: v.nullable(instanteSchema),
  documentoFiscalID: v.nullable(v.string()),
  premio: v.nullable(premioGanhoSchema),
  /** Sequence number of the opening in the campaign, from 1; null while closed, and where openings are not recorded. */
  ordem: v.nullable(v.number()),
  /** The prize is paid out through PicPay and still unpaid. */
  podeEntregar: v.boolean(),
});

export const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** Filters travel as JSON in one query parameter. */
const filtroRaspadinhaSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.parseJson(undefined, 'O filtro não é um JSON válido.'),
  v.object({ status: v.optional(v.picklist(['DISPONIVEL', 'RASPADA', 'PREMIADA'])) }),
);

const raspadinhaListarConsumidor = defineCall('raspadinha.listarConsumidor', {
  resumo: 'List all scratch cards of the consumer',
  descricao: 'Returns all scratch cards, spins and paintings of the consumer in the campaigns of the host.',
  retorno: paginaDe(raspadinhaSchema),
  errors: [...sessionErrors, 'raspadinha.nenhuma'],
});

const raspadinhaListar = defineCall('raspadinhaAlternativa.listar', {
  resumo: "List the consumer's scratch cards of a campaign",
  descricao:
    "Returns a page of the consumer's scratch cards, spins and paintings in one campaign, optionally of one status.",
  params: v.object({ ...campanhaParams, totalPorPagina: porPaginaSchema, paginaAtual: paginaSchema }),
  query: v.object({ usuario: v.optional(usuarioSchema), filtro: v.optional(filtroRaspadinhaSchema) }),
  retorno: paginaDe(raspadinhaSchema),
  errors: [...sessionErrors, 'campanha.naoEncontrada', 'raspadinha.nenhuma', 'requisicao.invalida'],
});

const raspadinhaTabelaPremio = defineCall('raspadinhaAlternativa.tabelaPremio', {
  resumo: 'List the instant prizes',
  descricao: 'Returns the instant prizes of a campaign with their total and remaining quantities.',
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

const raspadinhaConfiguracoes = defineCall('raspadinhaAlternativa.configuracoes', {
  resumo: 'Read the rules of instant prizes',
  descricao:
    'Returns the limits of scratch cards, how and until when they are opened, and the hash of the sealed prize schedule.',
  params: v.object(campanhaParams),
  retorno: v.object({
    limitePorUsuario: v.number(),
    limitesPorUsuario: periodosSchema,
    tempoLimite: v.number(),
    modo: v.picklist(['raspadinha', 'giro', 'pintura']),
    agenda: v.picklist(['contador', 'horario']),
    /** Last day for opening a card; the schedule is public afterwards. */
    abremAte: diaSchema,
    /** SHA-256 commitment to the schedule that fixed the position of every prize at publication. */
    compromissoPremios: v.nullable(v.string()),
  }),
  errors: ['campanha.naoEncontrada'],
});

const seloErrors = ['campanha.naoEncontrada', 'requisicao.muitas'] as const;

const raspadinhaAgenda = defineCall('raspadinhaAlternativa.agenda', {
  resumo: 'Read the schedule of instant prizes',
  descricao:
    'Returns the sealed schedule after the last day for opening cards. To verify it, compute the SHA-256 of the nonce followed by the lines `unidade;premioId;lugar`, each terminated by a line feed: it equals the hash that was published before the first card was opened. Older seals without a nonce cover the lines alone.',
  params: v.object(campanhaParams),
  retorno: v.object({
    agenda: v.picklist(['contador', 'horario']),
    compromissoPremios: v.string(),
    nonce: v.nullable(v.string()),
    unidades: v.array(v.object({ unidade: v.number(), premioId: v.string(), lugar: v.number() })),
  }),
  errors: [...seloErrors, 'raspadinha.semAgenda', 'raspadinha.agendaLacrada'],
  taxa: { porEndereco: [[10, 60]] },
});

const diaRegistroSchema = v.object({
  dia: diaSchema,
  primeira: v.number(),
  quantidade: v.number(),
  raiz: v.string(),
  elo: v.string(),
});

const raspadinhaRegistro = defineCall('raspadinhaAlternativa.registro', {
  resumo: 'List the closed days of the log of openings',
  descricao:
    "Returns the closed days of the log of openings: number of opened cards, Merkle root over them, and link of the hash chain. The link is the SHA-256 of the previous day's link (for the first day, the seal), `dia`, `primeira`, `quantidade` and `raiz`, joined by semicolons and terminated by a line feed. A stored link proves later whether an entry was rewritten.",
  params: v.object(campanhaParams),
  retorno: v.object({ compromissoPremios: v.string(), dias: v.array(diaRegistroSchema) }),
  errors: [...seloErrors, 'raspadinha.semRegistro'],
  taxa: { porEndereco: [[60, 60]] },
});

/** A record line is `ordem;raspadinhaId;abertaEm;unidade`, terminated by a line feed. */
const aberturaSchema = v.object({
  ordem: v.number(),
  raspadinhaId: v.string(),
  abertaEm: instanteSchema,
  /** The schedule unit that this card consumed. */
  unidade: v.nullable(v.number()),
});

const raspadinhaAberturas = defineCall('raspadinhaAlternativa.aberturas', {
  resumo: 'Read the log of openings',
  descricao: 'Returns the log entries, up to 4,096 after the given opening, once the schedule is public.',
  params: v.object({ ...campanhaParams, depois: ordemSchema }),
  retorno: v.array(aberturaSchema),
  errors: [...seloErrors, 'requisicao.invalida', 'raspadinha.semRegistro', 'raspadinha.agendaLacrada'],
  taxa: { porEndereco: [[300, 60]] },
});

const raspadinhaProva = defineCall('raspadinhaAlternativa.prova', {
  resumo: 'Prove that a card is in the log',
  descricao: 'Returns the Merkle proof of an opened card: the sibling hashes from its line up to the root.',
  params: v.object({ id: uuidSchema }),
  retorno: v.object({ abertura: aberturaSchema, dia: diaRegistroSchema, irmaos: v.array(v.string()) }),
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'requisicao.muitas',
    'raspadinha.naoEncontrada',
    'raspadinha.semRegistro',
    'raspadinha.diaAberto',
  ],
  taxa: { porUsuario: [[30, 60]] },
});

const raspadinhaPorPeriodo = defineCall('raspadinhaAlternativa.porPeriodo', {
  resumo: "Count the consumer's scratch cards by period",
  descricao:
    "Returns the number of the consumer's scratch cards today, this week, this month and in total, for comparison with the limits.",
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: v.object({ diario: v.number(), semanal: v.number(), mensal: v.number(), total: v.number() }),
  errors: [...sessionErrors, 'campanha.naoEncontrada'],
});

export const raspadinhaCalls = {
  'raspadinha.listarConsumidor': raspadinhaListarConsumidor,
  'raspadinhaAlternativa.listar': raspadinhaListar,
  'raspadinhaAlternativa.tabelaPremio': raspadinhaTabelaPremio,
  'raspadinhaAlternativa.configuracoes': raspadinhaConfiguracoes,
  'raspadinhaAlternativa.agenda': raspadinhaAgenda,
  'raspadinhaAlternativa.registro': raspadinhaRegistro,
  'raspadinhaAlternativa.aberturas': raspadinhaAberturas,
  'raspadinhaAlternativa.prova': raspadinhaProva,
  'raspadinhaAlternativa.porPeriodo': raspadinhaPorPeriodo,
};
