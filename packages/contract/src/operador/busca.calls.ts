import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  campanhaExemplo,
  documentoId,
  instante,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';
import { instanteSchema, textSchema } from '../parts.ts';

const daCampanha = { ano: v.number(), identificacao: v.string(), descricao: v.string() };

const operadorBuscar = defineCall('operador.buscar', {
  resumo: 'Find a receipt or a prize by its exact value',
  descricao:
    "Finds receipts by access key or protocol, and prizes by voucher code, in all campaigns of the promoter. Returns what the caller's role may open, and no personal data. People have a search of their own (`operador.procurarPessoa`).",
  body: v.strictObject({ texto: v.pipe(textSchema(120), v.minLength(4, 'Digite ao menos 4 caracteres.')) }),
  retorno: v.object({
    notas: v.array(
      v.object({
        ...daCampanha,
        consumidorID: v.string(),
        documentoFiscalID: v.string(),
        /** Null for a receipt that no app sent. */
        protocolo: v.nullable(v.string()),
        status: v.picklist(['PENDENTE', 'VALIDO', 'INVALIDO']),
        registradoEm: instanteSchema,
      }),
    ),
    premios: v.array(
      v.object({ ...daCampanha, consumidorID: v.string(), premioID: v.string(), nome: v.string() }),
    ),
  }),
  errors: ['operador.naoAutorizado', 'operador.semPromotora', 'requisicao.invalida'],
});

export const buscaCalls = { 'operador.buscar': operadorBuscar };

const { ano, identificacao, descricao } = campanhaExemplo;

export const buscaExemplos: Exemplos = {
  'operador.buscar.body': [{ texto: '3F9A-22C1' }],
  'operador.buscar.retorno': [
    {
      notas: [
        {
          ano,
          identificacao,
          descricao,
          consumidorID: pessoaId,
          documentoFiscalID: documentoId,
          protocolo: '3F9A-22C1',
          status: 'VALIDO',
          registradoEm: instante,
        },
      ],
      premios: [],
    },
  ],
};
