import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { diaSchema, instanteSchema, textSchema } from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/**
 * Whose ballots of which campaign. A person or a campaign that is missing or no such thing is refused by the service, in
 * words of its own and not field by field.
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

/** A question. `certa` is told once the person answered, and is null where any answer will do. */
const perguntaSchema = v.object({
  id: v.string(),
  texto: v.string(),
  opcoes: v.array(v.string()),
  resposta: v.nullable(v.string()),
  certa: v.nullable(v.string()),
});

/** A ballot as its person sees it now. Points are whole. */
const cedulaSchema = v.object({
  id: v.string(),
  titulo: v.string(),
  perguntas: v.array(perguntaSchema),
  /** The last day on which it may be answered. */
  dataLimite: diaSchema,
  /** By the clock of the server. */
  dentroDataLimite: v.boolean(),
  respondida: v.boolean(),
  respondidaEm: v.nullable(instanteSchema),
  /** What may be earned: for each right answer, and for answering at all. */
  pontosPorAcerto: v.number(),
  pontosPorParticipar: v.number(),
  /** What it is worth when everything is right. */
  pontosMaximos: v.number(),
  /** The certificate of authorisation of a contest; null of everything else. */
  certificado: v.nullable(v.string()),
  /** Null until it was answered, and where no question has a right answer. */
  acertos: v.nullable(v.number()),
  /** What was earned; null until it was answered. */
  pontos: v.nullable(v.number()),
});

const quizObterCedulas = defineCall('quiz.obterCedulas', {
  resumo: 'List the own ballots',
  descricao:
    'The ballots of a person, those to answer first. The filter takes away: the answered ones, those past their day.',
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
    'Answers one ballot or several, each wholly and once. The same answers again are told the same; other answers to a ballot that was answered are refused.',
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
  /** The sums of the request, and its ballots as they are now. */
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

export const quizCalls = {
  'quiz.obterCedulas': quizObterCedulas,
  'quiz.responder': quizResponder,
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
};
