import { parseCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { premioArquivos, premioPassos, premioSituacoes } from '@trevo/rules/sorte/premios/premio-situacao';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  atorSchema,
  campanhaParams,
  confirmacaoSchema,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { premioGanhoSchema } from '../raspadinha/raspadinha.calls.ts';

/** A won prize as the shop sees it before handing it over. */
const premioOperadorSchema = v.object({
  raspadinhaID: v.string(),
  consumidorID: v.string(),
  /** Voucher code, as `4444 5555 6661`. */
  codigo: v.string(),
  campanha: v.object({ ano: v.number(), identificacao: v.string(), descricao: v.string() }),
  premio: premioGanhoSchema,
  /** Name of the winner; null after the account is deleted. */
  nome: v.nullable(v.string()),
  /** `***.982.247-**`; null where no document is known. */
  cpf: v.nullable(v.string()),
  ganhoEm: instanteSchema,
  /** VENCIDO: not picked up by its last day. RETIDO: its receipt was refused; it must not be handed over. */
  situacao: v.picklist(['A_RECEBER', 'VENCIDO', 'RETIDO', 'ENTREGUE']),
  /** Time of the refusal of its receipt; null while that is valid. */
  notaRecusadaEm: v.nullable(instanteSchema),
  entregueEm: v.nullable(instanteSchema),
  /** Handler of the delivery; null where PicPay paid it out, and while it is pending. */
  entreguePor: v.nullable(v.string()),
  /** The author of the delivery's record; null where PicPay paid it out, and while it is pending. */
  ator: v.nullable(atorSchema),
});

const operadorProcurarPremio = defineCall('operador.procurarPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Find an instant prize by its code',
  descricao: 'Returns the prizes with the code of a voucher in the campaigns of the promoter; usually one.',
  query: v.strictObject({
    codigo: v.pipe(
      v.string(),
      v.maxLength(40),
      v.check((text) => parseCodigoPremio(text) !== null, 'Use o código do voucher, como 4444 5555 6661.'),
      v.transform((text) => parseCodigoPremio(text)!),
    ),
  }),
  retorno: v.array(premioOperadorSchema),
  errors: ['operador.naoAutorizado', 'configuracao.naoEncontrada', 'requisicao.invalida', 'premio.nenhum'],
});

const operadorEntregarPremio = defineCall('operador.entregarPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Register the delivery of a prize',
  descricao:
    'Registers that a prize was delivered, and by which person. `raspadinhaID` is the card of an instant prize or the `premioID` of a prize of a draw. Idempotent for equal values; a different person is refused, and the error has the name and time of the registered delivery. An expired prize can still be delivered; a paused prize and one of a receipt that was refused since cannot.',
  params: v.object({ ...campanhaParams, consumidorID: uuidSchema, raspadinhaID: uuidSchema }),
  body: v.strictObject({
    /** Handler of the delivery, by the promoter's own naming: shop, till, name. */
    entreguePor: v.pipe(textSchema(120), v.minLength(1, 'Diga quem entregou.')),
  }),
  retorno: premioOperadorSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'premio.nenhum',
    'premio.jaEntregue',
    'premio.notaRecusada',
    'premio.pausado',
    'premio.peloPicPay',
    'encerramento.fechada',
  ],
});

/** A prize on the board. The winner is masked. */
const premioQuadroSchema = v.object({
  premioID: v.string(),
  consumidorID: v.string(),
  origem: v.picklist(['instantaneo', 'sorteio']),
  /** Name of the prize. */
  nome: v.string(),
  entrega: v.picklist(['promotora', 'picpay']),
  /** Shortened name, as in `MARIA S.`; null after the account is deleted. */
  premiado: v.nullable(v.string()),
  /** `***.982.247-**`; null where no document is known. */
  cpf: v.nullable(v.string()),
  ganhoEm: instanteSchema,
  /** Day of the draw; null for an instant prize. */
  sorteio: v.nullable(diaSchema),
  /** The winning number; null for an instant prize. */
  numero: v.nullable(v.object({ serie: v.string(), numero: v.string() })),
  /** RETIDO: its receipt was refused; it must not be handed over. VENCIDO: its last day has passed. */
  situacao: v.picklist(premioSituacoes),
  /** Last day of the term of delivery: 30 days after the winner is known. */
  entregarAte: diaSchema,
  /** Last day for claiming it: that of the campaign's file, or else 180 days after the draw or the campaign. */
  caducaEm: diaSchema,
  avisadoEm: v.nullable(instanteSchema),
  documentosEm: v.nullable(instanteSchema),
  notaRecusadaEm: v.nullable(instanteSchema),
  /** A paused prize is not handed over. */
  pausa: v.nullable(v.object({ em: instanteSchema, motivo: v.string() })),
  entregueEm: v.nullable(instanteSchema),
  entreguePor: v.nullable(v.string()),
});

const premioInteiroSchema = v.object({
  ...premioQuadroSchema.entries,
  /** Voucher code, as `4444 5555 6661`; null for a draw's prize. */
  codigo: v.nullable(v.string()),
  /** Instructions for the winner in the app. */
  instrucoes: v.nullable(v.string()),
  arquivos: v.array(
    v.object({
      nomeArquivo: v.string(),
      tipo: v.picklist(premioArquivos),
      enviadoEm: instanteSchema,
      ator: atorSchema,
    }),
  ),
  /** Last day on which the files are kept: five years after the delivery; null before it. */
  arquivosAte: v.nullable(diaSchema),
  /** All steps, oldest first. */
  historico: v.array(
    v.object({
      passo: v.picklist(premioPassos),
      em: instanteSchema,
      ator: atorSchema,
      motivo: v.nullable(v.string()),
    }),
  ),
});

const premioParams = v.object({ ...campanhaParams, consumidorID: uuidSchema, premioID: uuidSchema });
const premioErrors = [
  'operador.naoAutorizado',
  'campanha.naoEncontrada',
  'requisicao.invalida',
  'premio.nenhum',
] as const;

const operadorPremios = defineCall('operador.premios', {
  resumo: 'List the won prizes',
  descricao:
    'Returns the won instant prizes and the prizes of draws in one list, the longest won first, with masked winners. `depois` is the cursor of the previous page. `atrasados`: the term of delivery has passed; `vencendo`: it ends within a week.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({
    situacao: v.optional(v.picklist(premioSituacoes)),
    /** Id of an instant prize, or the day of a draw. */
    premio: v.optional(textSchema(60)),
    prazo: v.optional(v.picklist(['atrasados', 'vencendo'])),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({
    retorno: v.array(premioQuadroSchema),
    /** Values of the filter `premio`. */
    premios: v.array(v.object({ id: v.string(), nome: v.string() })),
    depois: v.nullable(v.string()),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorPremio = defineCall('operador.premio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Read a won prize',
  descricao: 'Returns a prize of the board with its steps and the names of its files. The winner is masked.',
  params: premioParams,
  retorno: premioInteiroSchema,
  errors: premioErrors,
});

const operadorVerContatoPremio = defineCall('operador.verContatoPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: "Reveal a winner's contact",
  descricao:
    'Returns name, phone and e-mail of the winner. The audit trail keeps the reason. All are null after the account is deleted.',
  params: premioParams,
  body: confirmacaoSchema,
  retorno: v.object({
    nome: v.nullable(v.string()),
    telefone: v.nullable(v.string()),
    email: v.nullable(v.string()),
  }),
  errors: premioErrors,
});

const operadorAndarPremio = defineCall('operador.andarPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Record a step before the delivery',
  descricao:
    'Records that the winner was told, or that the documents arrived; `feito: false` takes the step back. Idempotent.',
  params: premioParams,
  body: v.strictObject({ passo: v.picklist(['avisado', 'documentos']), feito: v.boolean() }),
  retorno: premioInteiroSchema,
  errors: [...premioErrors, 'encerramento.fechada'],
});

const operadorPausarPremio = defineCall('operador.pausarPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Pause or release the delivery of a prize',
  descricao:
    'Pauses the delivery of a prize with a reason, or releases it. The counter refuses a paused prize with the reason. Idempotent.',
  params: premioParams,
  body: v.strictObject({ pausado: v.boolean(), motivo: confirmacaoSchema.entries.motivo }),
  retorno: premioInteiroSchema,
  errors: [...premioErrors, 'premio.jaEntregue', 'encerramento.fechada'],
});

const operadorDesfazerEntrega = defineCall('operador.desfazerEntrega', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Undo a delivery that was registered by mistake',
  descricao:
    'Removes the registered delivery of a prize, which can then be delivered again. A person alone is refused and proposes it to a second one. Payouts by PicPay cannot be undone.',
  params: premioParams,
  body: v.strictObject({}),
  retorno: premioInteiroSchema,
  errors: [
    ...premioErrors,
    'premio.naoEntregue',
    'premio.peloPicPay',
    'operador.precisaSegundaPessoa',
    'encerramento.fechada',
  ],
});

const operadorAnexarPremio = defineCall('operador.anexarPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Attach a file to a prize',
  descricao:
    'Attaches a document of the winner or the signed receipt: JPEG, PNG and WebP as JPEG, a PDF unchanged. Repeated content of a prize is kept once.',
  params: premioParams,
  body: v.strictObject({
    tipo: v.picklist(premioArquivos),
    /** Base64, with or without the `data:…;base64,` prefix of browsers. */
    arquivoBase64: v.pipe(v.string('Envie o arquivo.'), v.minLength(1, 'Envie o arquivo.')),
  }),
  bodyLimit: 12 * 1024 * 1024,
  status: 201,
  retorno: premioInteiroSchema,
  errors: [
    ...premioErrors,
    'requisicao.corpoGrande',
    'upload.imagemInvalida',
    'upload.imagemGrande',
    'upload.pdfInvalido',
    'upload.semEspaco',
    'upload.indisponivel',
    'encerramento.fechada',
  ],
});

const operadorArquivoPremio = defineCall('operador.arquivoPremio', {
  recusaExemplo: 'premio.nenhum',
  resumo: 'Read a file of a prize',
  descricao: 'Returns a file of a prize with its content. Each reading is on the audit trail.',
  params: v.object({ ...premioParams.entries, nomeArquivo: textSchema(60) }),
  retorno: v.object({
    nomeArquivo: v.string(),
    tipo: v.picklist(premioArquivos),
    tipoConteudo: v.picklist(['image/jpeg', 'application/pdf']),
    conteudoBase64: v.string(),
  }),
  errors: [...premioErrors, 'premio.arquivoNenhum', 'upload.indisponivel'],
});

export const premioCalls = {
  'operador.procurarPremio': operadorProcurarPremio,
  'operador.entregarPremio': operadorEntregarPremio,
  'operador.premios': operadorPremios,
  'operador.premio': operadorPremio,
  'operador.verContatoPremio': operadorVerContatoPremio,
  'operador.andarPremio': operadorAndarPremio,
  'operador.pausarPremio': operadorPausarPremio,
  'operador.desfazerEntrega': operadorDesfazerEntrega,
  'operador.anexarPremio': operadorAnexarPremio,
  'operador.arquivoPremio': operadorArquivoPremio,
};
