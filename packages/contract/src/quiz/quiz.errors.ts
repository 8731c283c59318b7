import type { ErrorEntry } from '../error-entry.ts';

export const quizErrors = {
  'quiz.parametrosIncorretos': {
    status: 404,
    mensagem: 'Parâmetros incorretos para listagem de cédulas.',
    lugar: 'pagina',
    cura: 'Volte ao início e abra o quiz de novo.',
  },
  'quiz.prazoExpirado': {
    status: 404,
    mensagem: 'Prazo de resposta expirado',
    lugar: 'modal',
    cura: 'Veja se há outro questionário aberto.',
  },
  'quiz.cedulaDesconhecida': {
    status: 400,
    mensagem: 'Este questionário não está mais nesta campanha.',
    lugar: 'modal',
    cura: 'Volte à lista e escolha outro.',
  },
  'quiz.respostasIncompletas': {
    status: 400,
    mensagem: 'Responda a todas as perguntas antes de enviar.',
    lugar: 'modal',
    cura: 'Volte às perguntas que ficaram sem resposta.',
  },
  'quiz.respostaForaDaLista': {
    status: 400,
    mensagem: 'Uma das respostas não está entre as opções da pergunta.',
    lugar: 'modal',
    cura: 'Volte à lista, abra o questionário de novo e escolha outra vez.',
  },
  'quiz.jaRespondida': {
    status: 400,
    mensagem: 'Você já respondeu a este questionário, e vale a primeira resposta.',
    lugar: 'modal',
    cura: 'Volte à lista para ver o seu resultado.',
  },
} as const satisfies Record<string, ErrorEntry>;
