import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';
import {
  confirmacaoSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { proponiveis } from './proponiveis.ts';

const operadorErrors = ['operador.naoAutorizado', 'operador.semPromotora', 'requisicao.invalida'] as const;

const { motivo: motivoSchema } = confirmacaoSchema.entries;

/** Whether the database stores every text inside: neither NUL nor half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\p{Cs}\0]/u.test(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

/** `aberta` waits for a decision; `vencida`: its 48 hours passed without one. */
const situacoesProposta = ['aberta', 'aprovada', 'recusada', 'retirada', 'vencida'] as const;

const propostaNaListaSchema = v.object({
  propostaID: v.string(),
  ato: v.picklist(proponiveis),
  /** One sentence about the content. */
  resumo: v.string(),
  /** The reason of the proposer. */
  motivo: v.string(),
  propostaPor: v.object({ tipo: v.picklist(['operador', 'credencial']), nome: v.string() }),
  propostaEm: instanteSchema,
  /** End of the 48 hours. */
  ate: instanteSchema,
  situacao: v.picklist(situacoesProposta),
  /** Whether the caller may approve or refuse it now. */
  podeDecidir: v.boolean(),
  /** Whether the caller may withdraw it now. */
  podeRetirar: v.boolean(),
});

const propostaSchema = v.object({
  ...propostaNaListaSchema.entries,
  /** The content in words: as of now while it is open, else as it was decided. */
  conteudo: v.array(v.object({ titulo: v.string(), frases: v.array(v.string()) })),
  /** Signs that proposer and reader are one person, in sentences: the same browser, the same network. */
  sinais: v.array(v.string()),
  /** Why the act would be refused now; null when nothing is known against it. */
  problema: v.nullable(v.string()),
  /** Hash of the shown content; an approval names it. */
  visto: v.string(),
  /** Decision with its person; null while open, and for an ended one. */
  decisao: v.nullable(
    v.object({
      nome: v.string(),
      em: instanteSchema,
      /** Reason of a refusal. */
      motivo: v.nullable(v.string()),
    }),
  ),
  /** Result of the approved act; null while it runs, and without an approval. */
  resultado: v.nullable(
    v.object({
      situacao: v.picklist(['feito', 'recusado', 'falhou']),
      /** Error code of a refusal, with its words. */
      codigo: v.nullable(v.string()),
      mensagem: v.nullable(v.string()),
    }),
  ),
});

const operadorPropor = defineCall('operador.propor', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Propose an act to a second person',
  descricao:
    'Proposes a call that was refused with `operador.precisaSegundaPessoa`: its id, path parameters and body, with a reason. The body is validated by that call, and the caller needs its role or scope and, in a session, its fresh verification. The proposal ends after 48 hours. The caller chooses `propostaID`; the same proposal sent again is the same proposal.',
  body: v.strictObject({
    propostaID: uuidSchema,
    ato: v.picklist(proponiveis),
    /** Path parameters of the call. */
    alvo: v.optional(v.record(v.string(), v.union([textSchema(120), v.number()])), {}),
    /** Body of the call. */
    corpo: v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((corpo) => isStorable(corpo), 'Há um caractere que não pode ser guardado.'),
    ),
    motivo: motivoSchema,
  }),
  // A campaign file with pictures, as `operador.publicarCampanha` accepts it.
  bodyLimit: 20_000_000,
  retorno: propostaSchema,
  errors: [...operadorErrors, 'operador.propostaRepetida'],
});

const operadorPropostas = defineCall('operador.propostas', {
  resumo: 'List proposals',
  descricao:
    'Returns the proposals of the promoter, the newest first: with `situacao=aberta` those that wait for a decision, with `situacao=encerrada` all others, without it both. `depois` is the cursor of the previous page.',
  params: v.object({ perPage: porPaginaSchema }),
  query: v.strictObject({
    situacao: v.optional(v.picklist(['aberta', 'encerrada'])),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({
    retorno: v.array(propostaNaListaSchema),
    /** Number of proposals that wait for a decision that the caller may take. */
    esperam: v.number(),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: operadorErrors,
});

const ofProposta = v.object({ propostaID: uuidSchema });

const operadorProposta = defineCall('operador.proposta', {
  recusaExemplo: 'operador.propostaNaoEncontrada',
  resumo: 'Read a proposal',
  descricao:
    'Returns a proposal with its content in words. While it is open, the content is computed from the current state.',
  params: ofProposta,
  retorno: propostaSchema,
  errors: [...operadorErrors, 'operador.propostaNaoEncontrada'],
});

const operadorAprovarProposta = defineCall('operador.aprovarProposta', {
  recusaExemplo: 'operador.propostaNaoEncontrada',
  resumo: 'Approve a proposal',
  descricao:
    'Decides an open proposal and makes its call, which is judged again. The caller is another person than the proposer, with the role of that call. `visto` names what the caller read. A call that is refused by then leaves the proposal approved, with the error code as `resultado`.',
  params: ofProposta,
  body: v.strictObject({ visto: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  retorno: propostaSchema,
  errors: [
    ...operadorErrors,
    'operador.propostaNaoEncontrada',
    'operador.propostaEncerrada',
    'operador.propostaPropria',
    'operador.proponenteSemPapel',
    'operador.propostaMudou',
  ],
});

const operadorRecusarProposta = defineCall('operador.recusarProposta', {
  recusaExemplo: 'operador.propostaNaoEncontrada',
  resumo: 'Refuse a proposal',
  descricao:
    'Decides an open proposal: its call is not made. The caller is another person than the proposer.',
  params: ofProposta,
  body: v.strictObject({ motivo: motivoSchema }),
  retorno: propostaSchema,
  errors: [
    ...operadorErrors,
    'operador.propostaNaoEncontrada',
    'operador.propostaEncerrada',
    'operador.propostaPropria',
  ],
});

const operadorRetirarProposta = defineCall('operador.retirarProposta', {
  recusaExemplo: 'operador.propostaNaoEncontrada',
  resumo: 'Withdraw a proposal',
  descricao: 'Closes an open proposal of the caller: its call is not made.',
  params: ofProposta,
  retorno: propostaSchema,
  errors: [
    ...operadorErrors,
    'operador.propostaNaoEncontrada',
    'operador.propostaEncerrada',
    'operador.propostaAlheia',
  ],
});

export const propostaCalls = {
  'operador.propor': operadorPropor,
  'operador.propostas': operadorPropostas,
  'operador.proposta': operadorProposta,
  'operador.aprovarProposta': operadorAprovarProposta,
  'operador.recusarProposta': operadorRecusarProposta,
  'operador.retirarProposta': operadorRetirarProposta,
};

const propostaID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77';
const naLista = {
  propostaID,
  ato: 'operador.definirPapel',
  resumo: 'Rita Lima: Operador → Administrador',
  motivo: 'A Rita assume a campanha a partir de segunda.',
  propostaPor: { tipo: 'operador', nome: 'Noemi Reis' },
  propostaEm: instante,
  ate: instanteDepois,
  situacao: 'aberta',
  podeDecidir: true,
  podeRetirar: false,
};

export const propostaExemplos: Exemplos = {
  propostaID: [propostaID],
  'operador.propor.body': [
    {
      propostaID,
      ato: 'operador.definirPapel',
      alvo: { operadorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42' },
      corpo: { papel: 'administrador' },
      motivo: naLista.motivo,
    },
  ],
  'operador.propostas.retorno.retorno': [[naLista]],
  'operador.propostas.retorno.depois': [null],
  esperam: [1],
  ...Object.fromEntries(
    ['propor', 'proposta', 'aprovarProposta', 'recusarProposta', 'retirarProposta'].map((nome) => [
      `operador.${nome}.retorno`,
      [
        {
          ...naLista,
          conteudo: [
            { titulo: 'Pessoa', frases: ['Rita Lima (rita@agencia.example)'] },
            { titulo: 'Papel', frases: ['Operador → Administrador'] },
          ],
          sinais: [],
          problema: null,
          visto: 'b4c1'.repeat(16),
          decisao: null,
          resultado: null,
        },
      ],
    ]),
  ),
  'operador.aprovarProposta.body': [{ visto: 'b4c1'.repeat(16) }],
  'operador.recusarProposta.body': [{ motivo: 'A campanha termina antes da mudança.' }],
};
