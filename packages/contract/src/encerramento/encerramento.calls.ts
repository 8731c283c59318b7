import { encerramentoArquivos } from '@trevo/rules/encerramento/checklist-encerramento';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  campanhaParams,
  confirmacaoSchema,
  diaSchema,
  lugarSchema,
  porPaginaSchema,
  uuidSchema,
} from '../parts.ts';
import {
  cabecalhoScpc,
  encerramentoSchema,
  kitSchema,
  prazoAlterado,
  prazoDefinido,
  prazoIdSchema,
  prazoLegalSchema,
  scpcSchema,
  valorPremio,
} from './encerramento-partes.ts';

/** Attached files of a campaign, and its unfinished kits. */
export const maximoArquivosEncerramento = 300;
export const maximoKits = 2;

const erros = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;
const errosArquivo = [
  'requisicao.corpoGrande',
  'upload.imagemInvalida',
  'upload.imagemGrande',
  'upload.pdfInvalido',
  'upload.semEspaco',
  'upload.indisponivel',
] as const;
const umArquivo = v.object({ ...campanhaParams, arquivoID: uuidSchema });
const umKit = v.object({ ...campanhaParams, kitID: uuidSchema });

const operadorPrazosLegais = defineCall('operador.prazosLegais', {
  resumo: 'List the kinds of legal terms',
  descricao:
    'Returns the rows from which the calendars of all campaigns are computed: from which day each term is counted, its length and its source.',
  retorno: v.array(prazoLegalSchema),
  errors: ['operador.naoAutorizado'],
});

const operadorAlterarPrazoLegal = defineCall('operador.alterarPrazoLegal', {
  recusaExemplo: 'encerramento.prazoNenhum',
  resumo: 'Change a kind of legal term',
  descricao:
    'Changes the length, name, source and notices of a term for all campaigns, because a law changed. Campaigns with a term of their own keep it, and so do closed campaigns, whose kit contains the terms of before.',
  params: v.object({ prazoID: prazoIdSchema }),
  body: v.strictObject({ ...prazoAlterado, motivo: confirmacaoSchema.entries.motivo }),
  retorno: prazoLegalSchema,
  errors: ['operador.naoAutorizado', 'requisicao.invalida', 'encerramento.prazoNenhum'],
});

const operadorEncerramento = defineCall('operador.encerramento', {
  resumo: 'Read the closing of a campaign',
  descricao:
    'Returns the calendar of legal terms, the checklist of what the regulator expects, the header of SCPC without the entries of others, attached files, values of prizes, the last check of the books, and their closing.',
  params: v.object(campanhaParams),
  retorno: encerramentoSchema,
  errors: erros,
});

const operadorDefinirPrazoCampanha = defineCall('operador.definirPrazoCampanha', {
  recusaExemplo: 'encerramento.prazoNenhum',
  resumo: "Set a campaign's own term",
  descricao:
    'Gives a campaign a term that differs from the law’s row, as its regulation or an answer of the regulator says. Needs a second person. Repeating it changes nothing.',
  params: v.object({ ...campanhaParams, prazoID: prazoIdSchema }),
  body: v.strictObject(prazoDefinido),
  retorno: encerramentoSchema,
  errors: [...erros, 'encerramento.prazoNenhum', 'operador.precisaSegundaPessoa', 'encerramento.fechada'],
});

const operadorInformarScpc = defineCall('operador.informarScpc', {
  resumo: 'Type the header of SCPC',
  descricao:
    'Enters certificate, date of the accounts and authorised period as the header of the promotion in SCPC shows them. They stand when a second person types the same; different entries are discarded, and both type again without seeing the other’s. A standing header is replaced in the same way, after an amendment.',
  params: v.object(campanhaParams),
  body: v.strictObject(cabecalhoScpc),
  retorno: scpcSchema,
  errors: [...erros, 'encerramento.fechada'],
});

const operadorDefinirValorPremio = defineCall('operador.definirValorPremio', {
  recusaExemplo: 'encerramento.premioNenhum',
  resumo: 'Set the value of a prize',
  descricao:
    'Sets the market value of one prize of a draw, from which the worksheet of the income tax is computed. Idempotent.',
  params: v.object(campanhaParams),
  body: v.strictObject(valorPremio),
  retorno: encerramentoSchema,
  errors: [...erros, 'encerramento.premioNenhum', 'encerramento.fechada'],
});

const operadorAnexarEncerramento = defineCall('operador.anexarEncerramento', {
  recusaExemplo: 'upload.imagemInvalida',
  resumo: 'Attach a file to the closing',
  descricao:
    'Attaches a file that only people have: certificate, amendment, signed minutes, proof of ownership, paid DARF, proof of the accounts. JPEG, PNG and WebP are stored as JPEG, a PDF unchanged. Repeated content is kept once.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    tipo: v.picklist(encerramentoArquivos),
    /** Day of the draw, for minutes, proof of ownership and DARF of a draw. */
    sorteio: v.optional(diaSchema),
    /** Base64, with or without the `data:…;base64,` prefix of browsers. */
    arquivoBase64: v.pipe(v.string('Envie o arquivo.'), v.minLength(1, 'Envie o arquivo.')),
  }),
  bodyLimit: 24 * 1024 * 1024,
  status: 201,
  retorno: encerramentoSchema,
  errors: [...erros, ...errosArquivo, 'encerramento.muitosArquivos', 'cupom.sorteioNaoEncontrado'],
});

const operadorArquivoEncerramento = defineCall('operador.arquivoEncerramento', {
  recusaExemplo: 'encerramento.arquivoNenhum',
  resumo: 'Read an attached file',
  descricao: 'Returns an attached file with its content.',
  params: umArquivo,
  retorno: v.object({
    tipoConteudo: v.picklist(['image/jpeg', 'application/pdf']),
    conteudoBase64: v.string(),
  }),
  errors: [...erros, 'encerramento.arquivoNenhum', 'upload.indisponivel', 'upload.semEspaco'],
});

const operadorRetirarArquivoEncerramento = defineCall('operador.retirarArquivoEncerramento', {
  resumo: 'Remove an attached file',
  descricao: 'Removes an attached file, with the reason. Idempotent.',
  params: umArquivo,
  body: confirmacaoSchema,
  retorno: encerramentoSchema,
  errors: [...erros, 'upload.indisponivel', 'upload.semEspaco', 'encerramento.fechada'],
});

const operadorConferirLivros = defineCall('operador.conferirLivros', {
  resumo: "Check a campaign's books",
  descricao:
    'Checks that numbers, instant prizes and accounts of a campaign agree with each other, and stores how many differences were found. Reads every entry: slow with millions of them.',
  params: v.object(campanhaParams),
  body: v.strictObject({}),
  retorno: encerramentoSchema,
  errors: [...erros, 'encerramento.fechada'],
});

const operadorKits = defineCall('operador.kits', {
  resumo: 'List the kits of a campaign',
  descricao:
    'Returns the kits for the regulator with their progress and content, the newest first. `depois` is the cursor of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: v.object({ retorno: v.array(kitSchema), depois: v.nullable(v.string()) }),
  errors: erros,
});

const operadorPedirKit = defineCall('operador.pedirKit', {
  resumo: 'Request the kit for the regulator',
  descricao:
    'Writes one ZIP in the background: regulation by version, capsule, minutes and participants of each draw, winners with their receipts, exclusions, prizes not claimed, the worksheet of the income tax, the proof that the books agree, heads of the audit trail and attached files, with a manifest. It contains personal data: it needs a purpose and a second person. The caller chooses `kitID`; the same request sent again is the same kit. The file is deleted after seven days.',
  params: v.object(campanhaParams),
  body: v.strictObject({ kitID: uuidSchema, finalidade: confirmacaoSchema.entries.motivo }),
  status: 201,
  retorno: kitSchema,
  errors: [...erros, 'encerramento.kitRepetido', 'encerramento.muitosKits', 'operador.precisaSegundaPessoa'],
});

const operadorCancelarKit = defineCall('operador.cancelarKit', {
  recusaExemplo: 'encerramento.kitNenhum',
  resumo: 'Cancel a kit',
  descricao: 'Stops a kit, or deletes the file of a finished one. Idempotent.',
  params: umKit,
  retorno: kitSchema,
  errors: [
    ...erros,
    'encerramento.kitNenhum',
    'encerramento.kitTerminado',
    'upload.indisponivel',
    'upload.semEspaco',
  ],
});

const operadorBaixarKit = defineCall('operador.baixarKit', {
  recusaExemplo: 'encerramento.kitNenhum',
  resumo: 'Download a kit',
  descricao: 'Returns the ZIP of a finished kit. Each download is on the audit trail.',
  params: umKit,
  answerType: 'application/zip',
  retorno: v.string(),
  errors: [
    ...erros,
    'encerramento.kitNenhum',
    'encerramento.kitNaoPronto',
    'encerramento.kitSemArquivo',
    'upload.indisponivel',
    'upload.semEspaco',
  ],
});

const operadorEncerrarCampanha = defineCall('operador.encerrarCampanha', {
  recusaExemplo: 'encerramento.kitDesatualizado',
  resumo: 'Close the books of a campaign',
  descricao:
    'Checks numbers, prizes and accounts once more and closes the books for good: afterwards no act of an operator changes them. Needs a finished kit, named by the hash of its manifest, nothing undecided, and a second person. Repeating it changes nothing.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    manifestoHash: v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/, 'Use a impressão digital do manifesto do kit.'),
    ),
  }),
  retorno: encerramentoSchema,
  errors: [
    ...erros,
    'encerramento.falta',
    'encerramento.livrosDiferem',
    'encerramento.kitDesatualizado',
    'operador.precisaSegundaPessoa',
  ],
});

export const encerramentoCalls = {
  'operador.prazosLegais': operadorPrazosLegais,
  'operador.alterarPrazoLegal': operadorAlterarPrazoLegal,
  'operador.encerramento': operadorEncerramento,
  'operador.definirPrazoCampanha': operadorDefinirPrazoCampanha,
  'operador.informarScpc': operadorInformarScpc,
  'operador.definirValorPremio': operadorDefinirValorPremio,
  'operador.anexarEncerramento': operadorAnexarEncerramento,
  'operador.arquivoEncerramento': operadorArquivoEncerramento,
  'operador.retirarArquivoEncerramento': operadorRetirarArquivoEncerramento,
  'operador.conferirLivros': operadorConferirLivros,
  'operador.kits': operadorKits,
  'operador.pedirKit': operadorPedirKit,
  'operador.cancelarKit': operadorCancelarKit,
  'operador.baixarKit': operadorBaixarKit,
  'operador.encerrarCampanha': operadorEncerrarCampanha,
};
