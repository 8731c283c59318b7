import { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, type Exemplos, instante } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, instanteSchema, uuidSchema } from '../parts.ts';
import { efeitoSchema, filaErrors, notaRefSchema, ofDocumento } from './fila.calls.ts';

/** Facts that several receipts can share, by which they are judged together. */
export const causasLote = ['emitente', 'datas', 'foto'] as const;
export type CausaLote = (typeof causasLote)[number];

/** Most receipts of one act. */
export const maximoLote = 200;

const decisaoLote = {
  status: v.picklist(['VALIDO', 'INVALIDO']),
  motivo: v.optional(v.picklist(motivosRecusa)),
};
/** A receipt that the act leaves out, with the reason. */
const deForaSchema = v.object({ ...notaRefSchema.entries, codigo: v.string(), mensagem: v.string() });

const operadorCausasDaNota = defineCall('operador.causasDaNota', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Count the receipts with the same cause',
  descricao:
    'Returns how many other receipts wait for the same reason and share a cause with this one: an issuer that does not take part, a day of purchase outside the campaign, or the same picture. Causes without other receipts are left out. Pictures are compared where the campaign checks for fraud.',
  params: v.object(ofDocumento),
  retorno: v.array(
    v.object({
      causa: v.picklist(causasLote),
      /** Other receipts; 199 when there are that many or more. */
      total: v.number(),
    }),
  ),
  errors: [...filaErrors, 'documentoFiscal.nenhum'],
});

const operadorPreverLote = defineCall('operador.preverLote', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Preview one decision on all receipts of a cause',
  descricao:
    'Returns the receipts that wait for the same reason with the same cause, this one first, at most 200; the sum of what the decision would give; and the receipts that it leaves out, with the reason. Changes nothing. Needs a fresh verification, so that the act that follows is not interrupted.',
  params: v.object(ofDocumento),
  query: v.strictObject({ causa: v.picklist(causasLote), ...decisaoLote }),
  retorno: v.object({
    notas: v.array(
      v.object({
        ...notaRefSchema.entries,
        /** Name of the shop, else null. */
        loja: v.nullable(v.string()),
        emitente: v.nullable(v.string()),
        emitidoEm: v.nullable(diaSchema),
        valorCentavos: v.nullable(v.number()),
        registradoEm: instanteSchema,
      }),
    ),
    deFora: v.array(deForaSchema),
    /** Number of owners. */
    pessoas: v.number(),
    /** Sum for all receipts; `limitado` also where several receipts of one person may share a limit. */
    efeito: v.omit(efeitoSchema, ['contaEm', 'falta', 'acimaDoTeto']),
  }),
  errors: [
    ...filaErrors,
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.foraDoLote',
  ],
});

const operadorJulgarLote = defineCall('operador.julgarLote', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Judge the receipts of a cause as one act',
  descricao:
    'Gives one verdict on up to 200 receipts of one cause. Receipts that another operator holds, with an open proposal, decided meanwhile or of another cause are left out, with the reason. `loteID` is chosen by the client: a repeated request returns the first result and judges nothing again. Each receipt has a row of the audit trail.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    loteID: uuidSchema,
    causa: v.picklist(causasLote),
    ...decisaoLote,
    /** The receipts; the first one has the cause that the others share. */
    notas: v.pipe(v.array(notaRefSchema), v.minLength(1), v.maxLength(maximoLote)),
  }),
  retorno: v.object({ julgadas: v.number(), deFora: v.array(deForaSchema) }),
  errors: [
    ...filaErrors,
    'documentoFiscal.nenhum',
    'documentoFiscal.comProposta',
    'documentoFiscal.loteEmAndamento',
    'encerramento.fechada',
  ],
});

export const filaLoteCalls = {
  'operador.causasDaNota': operadorCausasDaNota,
  'operador.preverLote': operadorPreverLote,
  'operador.julgarLote': operadorJulgarLote,
};

const nota = { consumidorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee01', documentoFiscalID: documentoId };

export const filaLoteExemplos: Exemplos = {
  'operador.causasDaNota.retorno': [[{ causa: 'emitente', total: 12 }]],
  causa: ['emitente'],
  'operador.preverLote.query': [{ causa: 'emitente', status: 'INVALIDO' }],
  'operador.preverLote.retorno.notas': [
    [
      {
        ...nota,
        loja: null,
        emitente: '96635911000164',
        emitidoEm: '2026-11-20',
        valorCentavos: 12_345,
        registradoEm: instante,
      },
    ],
  ],
  deFora: [
    [
      {
        ...nota,
        codigo: 'documentoFiscal.comOutraPessoa',
        mensagem: 'Bruno Alves está com esta nota agora.',
      },
    ],
  ],
  pessoas: [9],
  loteID: ['019ab2d0-4e11-7f02-b3a9-11d2c0ffee09'],
  'operador.julgarLote.body.notas': [[nota], 1],
  julgadas: [12],
};
