import * as v from 'valibot';
import { count, dia, filled, identificacao } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';

const perguntaSchema = v.strictObject({
  id: identificacao('Identificação da pergunta, única na cédula.'),
  texto: filled('A pergunta como a pessoa a lê.'),
  opcoes: v.pipe(
    v.array(filled('Uma resposta que se pode escolher.')),
    v.minLength(2, joinErro('há opções de menos', 'use ao menos 2 opções')),
    v.maxLength(8, joinErro('há opções demais', 'use até 8 opções')),
    v.description('As respostas que se pode escolher, na ordem em que aparecem.'),
  ),
  certa: v.optional(
    filled('A opção certa, escrita como em "opcoes"; sem ela, qualquer resposta serve. Só aparece depois.'),
  ),
});

const pontos = (description: string) =>
  v.optional(v.pipe(count(1, 100_000, 'pontos'), v.description(description)));

const cedulaSchema = v.strictObject({
  id: identificacao('Identificação da cédula, única na campanha.'),
  titulo: filled('Título como a pessoa o lê.'),
  ate: dia('Último dia para responder, até as 23h59 de Brasília.'),
  modalidade: v.pipe(
    v.picklist(['engajamento', 'concurso']),
    v.description('"engajamento" premia quem participa; premiar quem acerta faz da cédula um "concurso".'),
  ),
  certificado: v.optional(filled('Número do certificado de autorização do concurso, que é só dele.')),
  pontosPorAcerto: pontos('Pontos de cada resposta certa; só em concurso autorizado.'),
  pontosPorParticipar: pontos('Pontos de quem responde, certo ou errado.'),
  perguntas: v.pipe(
    v.array(perguntaSchema),
    v.minLength(1, joinErro('a cédula não pergunta nada', 'acrescente ao menos uma pergunta')),
    v.maxLength(30, joinErro('há perguntas demais', 'use até 30 perguntas')),
    v.description('As perguntas, todas obrigatórias.'),
  ),
});

export const quizSchema = v.pipe(
  v.array(cedulaSchema),
  v.maxLength(50, joinErro('a lista é longa demais', 'use até 50 cédulas')),
  v.description('Questionários (cédulas) da campanha.'),
);
