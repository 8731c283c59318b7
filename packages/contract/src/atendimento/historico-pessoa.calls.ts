import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instanteSchema, lugarSchema, porPaginaSchema, textSchema, uuidSchema } from '../parts.ts';
import { daPessoa, pessoaErrors } from './atendimento.calls.ts';

/** Areas of a person's history. */
export const areasHistorico = ['notas', 'premios', 'pedidos', 'mensagens', 'acesso'] as const;
export type AreaHistorico = (typeof areasHistorico)[number];

const eventoSchema = v.object({
  id: v.string(),
  em: instanteSchema,
  area: v.picklist(areasHistorico),
  titulo: v.string(),
  /** Further words that the person saw, or facts. */
  detalhe: v.nullable(v.string()),
  /** The way on that the app told the person. */
  cura: v.nullable(v.string()),
  /** The cause: the person, the program, or the operator with the name at the time. */
  quem: v.object({ tipo: v.picklist(['pessoa', 'programa', 'operador']), nome: v.nullable(v.string()) }),
  /** Receipt that the event belongs to. */
  documentoFiscalID: v.nullable(v.string()),
});

const operadorHistoricoPessoa = defineCall('operador.historicoPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'List what happened to a person',
  descricao:
    'Returns the history of a person in a campaign, the newest first, in the words that the person saw: registration, consents, receipts with reasons, numbers, cards, prizes, points, orders and notices, each with its cause. `depois` is the cursor of the previous page.',
  params: v.object({ ...daPessoa, perPage: porPaginaSchema }),
  query: v.strictObject({ area: v.optional(v.picklist(areasHistorico)), depois: v.optional(lugarSchema) }),
  retorno: v.object({
    retorno: v.array(eventoSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: pessoaErrors,
});

const operadorExplicarNota = defineCall('operador.explicarNota', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Explain the numbers of a receipt',
  descricao:
    'Explains in one sentence why a receipt of a person earned numbers or none, what the person can do, and the act that solves it. The receipt is one of the person, or that of an access key. A receipt of another account is named as such, without its owner.',
  params: v.object(daPessoa),
  body: v.pipe(
    v.strictObject({
      documentoFiscalID: v.optional(uuidSchema),
      chaveAcesso: v.optional(
        v.pipe(
          textSchema(120),
          v.transform(cleanChaveAcesso),
          v.check((chave) => chave.length === 44, 'A chave tem 44 caracteres.'),
        ),
      ),
    }),
    v.check(
      ({ documentoFiscalID, chaveAcesso }) =>
        (documentoFiscalID === undefined) !== (chaveAcesso === undefined),
      'Informe a nota ou a chave.',
    ),
  ),
  retorno: v.object({
    situacao: v.picklist([
      'naoEnviada',
      'deOutraConta',
      'procurando',
      'naFila',
      'recusada',
      'semNumeros',
      'ganhou',
    ]),
    /** Why new receipts of the person or of this issuer are refused; null without a block. */
    bloqueio: v.nullable(v.string()),
    frase: v.string(),
    cura: v.nullable(v.string()),
    /** `anotar`: a note for the judge. `pedirEnvio`: the person sends the receipt. Null where nothing is to be done. */
    acao: v.nullable(v.picklist(['anotar', 'pedirEnvio', 'esperar'])),
    /** Null for a receipt that the person did not send. */
    documentoFiscalID: v.nullable(v.string()),
    numeros: v.array(v.object({ serie: v.string(), numero: v.string() })),
  }),
  errors: [...pessoaErrors, 'documentoFiscal.nenhum'],
});

export const historicoPessoaCalls = {
  'operador.historicoPessoa': operadorHistoricoPessoa,
  'operador.explicarNota': operadorExplicarNota,
};
