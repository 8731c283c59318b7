import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';
import { instanteSchema } from '../parts.ts';
import { efeitoSchema, filaErrors, notaDaFilaSchema, ofDocumento } from './fila.calls.ts';

/** A receipt as an operator or auditor reads it, without taking it. */
const notaLidaSchema = v.object({
  ...v.omit(notaDaFilaSchema, ['posseAte', 'efeito']).entries,
  /** Effect of approving it as it is; null for a receipt that does not wait for a person. */
  efeito: v.nullable(efeitoSchema),
  /** The current holder; null for none. */
  posse: v.nullable(v.object({ nome: v.string(), ate: instanteSchema })),
  /** The open proposal about it; null for none. */
  proposta: v.nullable(v.object({ propostaID: v.string(), nome: v.string() })),
  /** Whether it has a person's verdict that can be undone. */
  desfazivel: v.boolean(),
});

const operadorNota = defineCall('operador.nota', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Read a receipt without taking it',
  descricao:
    'Returns a receipt with its evidence, its holder and the open proposal about it. It stays free for others. Auditors see its owner under a pseudonym.',
  params: v.object(ofDocumento),
  retorno: notaLidaSchema,
  errors: [...filaErrors, 'documentoFiscal.nenhum'],
});

export const notaCalls = { 'operador.nota': operadorNota };

export const notaExemplos: Exemplos = {
  'operador.nota.retorno.apuracao.historico': [
    [{ status: 'PENDENTE', dataHora: instante, observacao: null, motivo: null, ator: null }],
  ],
  'operador.nota.retorno.tipo': ['Fiscal'],
  'operador.nota.retorno.multiplicador': [1],
  'operador.nota.retorno.pessoa': [{ nome: null, desde: instante, pendentes: 1, validas: 11, invalidas: 0 }],
  'operador.nota.retorno.posse': [{ nome: 'Bruno Alves', ate: instanteDepois }],
  'operador.nota.retorno.proposta': [null],
  desfazivel: [false],
};
