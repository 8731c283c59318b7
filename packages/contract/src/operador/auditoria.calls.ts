import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, type Exemplos, instante } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

/** One row of the audit trail. */
const registroSchema = v.object({
  registroID: v.string(),
  em: instanteSchema,
  ator: atorSchema,
  /** The call, such as `operador.apurarDocumento`. */
  acao: v.string(),
  /** Its target: ids by name, never personal data. */
  alvo: v.record(v.string(), v.string()),
  /** Names of the fields that were sent. */
  campos: v.array(v.string()),
  /** The reason given with the act. */
  motivo: v.nullable(v.string()),
  /** `aberto`: the act has not ended, or was interrupted. */
  resultado: v.picklist(['feito', 'recusado', 'negado', 'falhou', 'aberto']),
  /** Error code of a refusal. */
  codigo: v.nullable(v.string()),
  /** Number of refusals that the row counts: those of one caller in an hour. Null for a row of one act. */
  vezes: v.nullable(v.number()),
  /** Place in the chain and hash of the row; null until it is chained, a few seconds later; a count after its hour. */
  ordem: v.nullable(v.number()),
  hash: v.nullable(v.string()),
});

const lista = {
  params: v.object({ perPage: porPaginaSchema }),
  query: v.strictObject({
    operadorID: v.optional(uuidSchema),
    acao: v.optional(textSchema(60)),
    /** An id that the row's target names: of a receipt, a person, a credential. */
    alvo: v.optional(textSchema(80)),
    de: v.optional(diaSchema),
    ate: v.optional(diaSchema),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({
    retorno: v.array(registroSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
} as const;

const operadorAuditoria = defineCall('operador.auditoria', {
  ...lista,
  resumo: 'List the audit trail',
  descricao:
    'Returns who did what for the promoter, the newest first, by operator, call, target and days. `depois` is the cursor of the previous page.',
  errors: ['operador.naoAutorizado', 'requisicao.invalida'],
});

const operadorAuditoriaDaInstalacao = defineCall('operador.auditoriaDaInstalacao', {
  ...lista,
  resumo: 'List the audit trail of the installation',
  descricao:
    'Returns who did what without a promoter: invited an operator of the installation, switched a page off, or was refused; refusals for a promoter without a role are counted by the hour. The newest first, with the filters of the list of a promoter.',
  errors: ['operador.naoAutorizado', 'requisicao.invalida'],
});

/** A head as a witness received it: `CORRENTE:ORDEM:HASH`. */
const cabecaSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{0,60}:\d{1,12}:[0-9a-f]{64}$/, 'Use a cabeça do e-mail, como CORRENTE:ORDEM:HASH.'),
  v.transform((text) => text.split(':') as [string, string, string]),
  v.transform(([corrente, ordem, hash]) => ({ corrente, ordem: Number(ordem), hash })),
);

const operadorConferirAuditoria = defineCall('operador.conferirAuditoria', {
  resumo: 'Verify the audit trail',
  descricao:
    'Recomputes the chains of all promoters and compares them with the signed heads of each day, and with `cabeca`, a head that a witness received. Returns every break with its place.',
  query: v.strictObject({ cabeca: v.optional(cabecaSchema) }),
  retorno: v.object({
    /** Chained rows. */
    registros: v.number(),
    quebras: v.array(v.object({ corrente: v.string(), ordem: v.number(), problema: v.string() })),
  }),
  errors: ['operador.naoAutorizado', 'requisicao.invalida'],
});

export const auditoriaCalls = {
  'operador.auditoria': operadorAuditoria,
  'operador.auditoriaDaInstalacao': operadorAuditoriaDaInstalacao,
  'operador.conferirAuditoria': operadorConferirAuditoria,
};

const registro = {
  registroID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee99',
  em: instante,
  ator: atorExemplo,
  acao: 'operador.apurarDocumento',
  alvo: { documentoFiscalID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee11' } as Readonly<Record<string, string>>,
  campos: ['status', 'motivo'],
  motivo: null as string | null,
  resultado: 'feito',
  codigo: null,
  vezes: null as number | null,
  ordem: 42,
  hash: 'b4c1'.repeat(16),
};

const exemplosDaLista = (id: string, exemplo: typeof registro): Exemplos => ({
  [`${id}.retorno.retorno`]: [[exemplo]],
  [`${id}.retorno.depois`]: [null],
  [`${id}.query.de`]: ['2026-11-20'],
  [`${id}.query.ate`]: ['2026-11-21'],
  [`${id}.query.acao`]: [exemplo.acao],
  [`${id}.query.alvo`]: [Object.values(exemplo.alvo)[0]],
});

export const auditoriaExemplos: Exemplos = {
  ...exemplosDaLista('operador.auditoria', registro),
  ...exemplosDaLista('operador.auditoriaDaInstalacao', {
    ...registro,
    acao: 'operador.ligarConsulta',
    alvo: { uf: 'MS' },
    campos: ['ligada', 'motivo'],
    motivo: 'A página mudou.',
  }),
  'operador.conferirAuditoria.query.cabeca': [`quatrofolhas:42:${'b4c1'.repeat(16)}`],
  'operador.conferirAuditoria.retorno': [{ registros: 1240, quebras: [] }],
};
