import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, instanteSchema, textSchema } from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/**
 * Identifies the consumer and the campaign of the ballots. The service rejects a missing or unknown one with its
 * own message instead of per-field details.
 */
const quemShape = {
  campanha: v.nullish(
    v.object({
      ano: v.nullish(v.union([v.number(), v.string()])),
      identificacao: v.nullish(v.string()),
    }),
  ),
  usuario: v.nullish(textSchema(20)),
};

/** A question. `certa` is revealed after the answer, and is null where every answer is accepted. */
const perguntaSchema = v.object({
  id: v.string(),
  texto: v.string(),
  opcoes: v.array(v.string()),
  resposta: v.nullable(v.string()),
  certa: v.nullable(v.string()),
});

/** A ballot as its consumer sees it now. Points are whole numbers. */
const cedulaSchema = v.object({
  id: v.string(),
  titulo: v.string(),
  perguntas: v.array(perguntaSchema),
  /** Last day for answering. */
  dataLimite: diaSchema,
  /** By the server's clock. */
  dentroDataLimite: v.boolean(),
  respondida: v.boolean(),
  respondidaEm: v.nullable(instanteSchema),
  /** Points per correct answer, and for participating. */
  pontosPorAcerto: v.number(),
  pontosPorParticipar: v.number(),
  /** Points for all answers correct. */
  pontosMaximos: v.number(),
  /** Authorisation certificate of a contest; null otherwise. */
  certificado: v.nullable(v.string()),
  /** Null until answered, and where no question has a correct answer. */
  acertos: v.nullable(v.number()),
  /** Points earned; null until answered. */
  pontos: v.nullable(v.number()),
});

const quizObterCedulas = defineCall('quiz.obterCedulas', {
  resumo: "List the consumer's ballots",
  descricao:
    "Returns the consumer's ballots, unanswered ones first. The filter excludes answered ballots and those past their last day.",
  body: v.object({
    ...quemShape,
    filtro: v.nullish(
      v.object({
        usuario: v.nullish(textSchema(20)),
        semResposta: v.nullish(v.boolean()),
        dentroDataLimite: v.nullish(v.boolean()),
      }),
    ),
  }),
  retorno: v.array(cedulaSchema),
  errors: [...sessionErrors, 'requisicao.invalida', 'quiz.parametrosIncorretos', 'campanha.naoEncontrada'],
});

const quizResponder = defineCall('quiz.responder', {
  resumo: 'Answer ballots',
  descricao:
    'Stores the answers to one or more ballots, each complete and once. Repeated equal answers return the same result; different answers to an answered ballot are refused.',
  body: v.object({
    ...quemShape,
    respostas: v.pipe(
      v.array(
        v.object({
          cedulaId: textSchema(40),
          perguntaId: textSchema(40),
          /** One of the question's `opcoes`. */
          resposta: v.pipe(v.string(), v.maxLength(1000)),
        }),
      ),
      v.maxLength(300),
    ),
  }),
  /** Totals of the request, and its ballots in their current state. */
  retorno: v.object({
    acertos: v.nullable(v.number()),
    pontos: v.number(),
    cedulas: v.array(cedulaSchema),
  }),
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'quiz.parametrosIncorretos',
    'campanha.naoEncontrada',
    'quiz.prazoExpirado',
    'quiz.cedulaDesconhecida',
    'quiz.respostasIncompletas',
    'quiz.respostaForaDaLista',
    'quiz.jaRespondida',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[120, 60]] },
});

const operadorRespostasQuiz = defineCall('operador.respostasQuiz', {
  resumo: 'Count the answers to the ballots of a campaign',
  descricao:
    'Returns each ballot of the published file with the number of its participants and, per question, the number of answers for each option. It names no consumer.',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      id: v.string(),
      titulo: v.string(),
      /** Last day for answering. */
      dataLimite: diaSchema,
      /** Consumers with answers; each ballot is answered completely and once. */
      participantes: v.number(),
      perguntas: v.array(
        v.object({
          id: v.string(),
          texto: v.string(),
          /** Correct option; null where every option is accepted. */
          certa: v.nullable(v.string()),
          opcoes: v.array(v.object({ texto: v.string(), respostas: v.number() })),
        }),
      ),
    }),
  ),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});

export const quizCalls = {
  'quiz.obterCedulas': quizObterCedulas,
  'quiz.responder': quizResponder,
  'operador.respostasQuiz': operadorRespostasQuiz,
};

const pergunta = {
  id: 'folhas',
  texto: 'Quantas folhas tem o trevo da sorte?',
  opcoes: ['Três', 'Quatro', 'Cinco'],
  resposta: 'Quatro',
  certa: 'Quatro',
};

export const quizExemplos: Exemplos = {
  perguntas: [[pergunta]],
  titulo: ['Você conhece a horta?'],
  'quiz.obterCedulas.retorno.id': ['horta'],
  'cedulas.id': ['horta'],
  cedulaId: ['horta'],
  perguntaId: ['folhas'],
  dataLimite: ['2027-06-30'],
  respondidaEm: [instante],
  pontosPorAcerto: [0],
  pontosPorParticipar: [20],
  pontosMaximos: [20],
  acertos: [1],
  'operador.respostasQuiz.retorno': [
    [
      {
        id: 'horta',
        titulo: 'Você conhece a horta?',
        dataLimite: '2027-06-30',
        participantes: 12,
        perguntas: [
          {
            id: 'folhas',
            texto: 'Quantas folhas tem o trevo da sorte?',
            certa: 'Quatro',
            opcoes: [
              { texto: 'Três', respostas: 3 },
              { texto: 'Quatro', respostas: 9 },
              { texto: 'Cinco', respostas: 0 },
            ],
          },
        ],
      },
    ],
  ],
};
