import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import {
  documentoId,
  instante,
  pessoaExemplo,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, imagemSchema, instanteSchema, textSchema } from '../parts.ts';

const serieSchema = v.pipe(v.string(), v.regex(/^\d{2,3}$/, 'A série tem dois ou três algarismos.'));
const numeroSchema = v.pipe(v.string(), v.regex(/^\d{5}$/, 'O número tem cinco algarismos.'));

/** Errors of draws and their results. */
const sorteioErrors = [
  'operador.naoAutorizado',
  'requisicao.invalida',
  'campanha.naoEncontrada',
  'cupom.sorteioNaoEncontrado',
  'cupom.sorteioPorVir',
] as const;

/** A number of a draw, with the receipt that earned it and its owner. */
const vizinhoSchema = v.object({
  serie: v.string(),
  numero: v.string(),
  /** Numbers between it and the drawn one; 0 when it is the drawn one. */
  distancia: v.number(),
  consumidorID: v.string(),
  documentoFiscalID: v.string(),
  nome: v.string(),
  telefone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

const operadorProcurarNumero = defineCall('operador.procurarNumero', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Find the numbers nearest to a drawn one',
  descricao:
    'Returns the numbers nearest to a drawn one in the draw of that day, ascending and descending; the first number follows the last. The regulation defines which of them wins.',
  params: v.object(campanhaParams),
  query: v.strictObject({ data: diaSchema, serie: serieSchema, numero: numeroSchema }),
  retorno: v.object({ acima: v.nullable(vizinhoSchema), abaixo: v.nullable(vizinhoSchema) }),
  errors: sorteioErrors,
});

const operadorRegistrarPremiados = defineCall('operador.registrarPremiados', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Enter the winners of a draw',
  descricao:
    'Registers the winners of a draw whose rule is not in the campaign file. Each number must belong to a consumer.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    data: diaSchema,
    premiados: v.pipe(
      v.array(
        v.strictObject({
          serie: serieSchema,
          numero: numeroSchema,
          premio: textSchema(120),
        }),
      ),
      v.minLength(1),
      v.maxLength(1_000),
    ),
  }),
  retorno: v.object({ total: v.number() }),
  errors: [
    ...sorteioErrors,
    'cupom.numeroNaoDistribuido',
    'cupom.numeroRestrito',
    'sorteio.temRegra',
    'sorteio.arquivoMudou',
    'encerramento.fechada',
  ],
});

const operadorMedirNumeros = defineCall('operador.medirNumeros', {
  resumo: 'Measure the fairness of the numbers',
  descricao: 'Returns how evenly the granted numbers are distributed: 1 is perfectly uniform.',
  params: v.object(campanhaParams),
  retorno: v.object({
    total: v.number(),
    concedidos: v.number(),
    cancelados: v.number(),
    /**
     * Odds of the luckiest holder of the nearest number above, relative to a fair share; null while nothing is
     * granted.
     */
    sorteDoMaisSortudo: v.nullable(v.number()),
    porSerie: v.array(v.object({ serie: v.string(), concedidos: v.number() })),
    /** Numbers and cards credited to receipts minus those held by consumers: zero when the books balance. */
    diferencaNumeros: v.number(),
    diferencaRaspadinhas: v.number(),
    /** Numbers held by two consumers: always 0 unless two master secrets were in use. */
    repetidos: v.number(),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});

const premiadoSchema = v.object({
  serie: v.string(),
  numero: v.string(),
  premio: v.string(),
  /** First name, initials and town: enough to recognise oneself, too little to identify another person. */
  nome: v.string(),
  cidade: v.nullable(v.string()),
  uf: v.nullable(v.string()),
  /** Whether it belongs to the requesting consumer; only with a session. */
  meu: v.optional(v.boolean()),
});

const cupomPremiados = defineCall('cupom.premiados', {
  resumo: 'List the winners of a draw',
  descricao: 'Returns the winners of the draw of a day.',
  params: v.object({ ...campanhaParams, date: diaSchema }),
  retorno: v.array(premiadoSchema),
  errors: ['sessao.invalida', 'campanha.naoEncontrada', 'cupom.nenhumPremiado', 'requisicao.invalida'],
});

const cupomSorteios = defineCall('cupom.sorteios', {
  resumo: 'List the draws of a campaign',
  descricao:
    'Returns the draws of a campaign: date, prize, participating numbers, and whether the winners are known.',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      data: diaSchema,
      /** Time of the result in São Paulo; without it, known from the beginning of the day. */
      hora: v.optional(v.string()),
      nome: v.string(),
      premio: v.string(),
      imagem: v.optional(imagemSchema),
      /** Last purchase day of participating numbers. */
      numerosAte: diaSchema,
      /** How the prize is delivered, and the last day to claim it, where the campaign says so. */
      retirada: v.optional(v.object({ como: v.string(), ate: v.optional(diaSchema) })),
      /** The rule of the draw in sentences, where the campaign's file has it. */
      regra: v.optional(v.array(v.string())),
      /** Time of the freeze: numbers granted since then are for later draws. Absent before it. */
      congeladoEm: v.optional(instanteSchema),
      /** Hash of the manifest (`cupom.manifesto`), with `congeladoEm`. */
      manifestoHash: v.optional(v.string()),
      /** Whether `cupom.capsula` can be downloaded. */
      temCapsula: v.optional(v.boolean()),
      /** The requesting consumer's salt in the capsule, which proves an own win; only with a win and a session. */
      meuSal: v.optional(v.string()),
      apurado: v.boolean(),
      /** The requesting consumer's winning numbers with their prizes; only with a session. */
      meusPremios: v.optional(v.array(v.object({ ...numeroSorteSchema.entries, premio: v.string() }))),
    }),
  ),
  errors: ['sessao.invalida', 'campanha.naoEncontrada'],
});

const cupomChances = defineCall('cupom.chances', {
  resumo: "Count the consumer's numbers in the coming draws",
  descricao:
    'Returns the draws whose result is unknown, each with the numbers of the consumer that take part and with all granted numbers that do. Empty where the campaign does not show them (`cupom.chancesAtivo`).',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      data: diaSchema,
      meus: v.number(),
      /** All participating numbers; null while fewer are counted than the consumer has, shortly after a grant. */
      total: v.nullable(v.number()),
      /** Time of the count of `total`, which follows grants within minutes. */
      contadoEm: instanteSchema,
    }),
  ),
  errors: ['sessao.ausente', 'sessao.invalida', 'campanha.naoEncontrada'],
});

export const sorteioCalls = {
  'cupom.chances': cupomChances,
  'cupom.premiados': cupomPremiados,
  'cupom.sorteios': cupomSorteios,
  'operador.registrarPremiados': operadorRegistrarPremiados,
  'operador.procurarNumero': operadorProcurarNumero,
  'operador.medirNumeros': operadorMedirNumeros,
};

const vizinho = {
  serie: '03',
  numero: '57698',
  distancia: 2,
  consumidorID: pessoaId,
  documentoFiscalID: documentoId,
  nome: pessoaExemplo.nome,
  telefone: pessoaExemplo.telefoneContato,
  email: pessoaExemplo.email,
};

export const sorteioExemplos: Exemplos = {
  cidade: ['Campo Grande'],
  date: ['2026-12-19'],
  'cupom.premiados.retorno.nome': ['Zuleide S. N.'],
  'premiados.retorno.uf': ['MS'],
  meu: [true],
  'cupom.sorteios.retorno': [
    [
      {
        data: '2026-12-19',
        nome: '1º sorteio',
        premio: 'Uma moto',
        numerosAte: '2026-12-17',
        retirada: {
          como: 'A gente liga em até 5 dias úteis para combinar a entrega na sua casa.',
          ate: '2027-06-17',
        },
        regra: [
          'A série sai da Loteria Federal: dezena do 1º prêmio.',
          'O número sai da Loteria Federal: unidade do 1º, 2º, 3º, 4º e 5º prêmio, nesta ordem.',
          'Se esse número não participar, ganha, com as séries em fila, o próximo acima; depois do último vem o primeiro.',
        ],
        congeladoEm: instante,
        manifestoHash: 'a'.padEnd(64, '4b1d'),
        temCapsula: true,
        meuSal: 'c0'.padEnd(64, '77d2'),
        apurado: true,
        meusPremios: [{ serie: '03', numero: '57698', premio: 'Uma moto' }],
      },
    ],
  ],
  'cupom.chances.retorno': [[{ data: '2026-12-19', meus: 3, total: 12_480, contadoEm: instante }]],
  premio: [{ moeda: 'pontos', valor: 50 }, 'Uma moto'],
  'operador.procurarNumero.query.numero': ['57696'],
  'operador.procurarNumero.retorno': [{ acima: vizinho, abaixo: null }],
  premiados: [[{ serie: '03', numero: '57698', premio: 'Uma moto' }]],
  'operador.registrarPremiados.body.data': ['2026-12-19'],
  'operador.medirNumeros.retorno': [
    {
      total: 1_000_000,
      concedidos: 31_204,
      cancelados: 18,
      sorteDoMaisSortudo: 1.7,
      porSerie: [{ serie: '03', concedidos: 3118 }],
      diferencaNumeros: 0,
      diferencaRaspadinhas: 0,
      repetidos: 0,
    },
  ],
};
