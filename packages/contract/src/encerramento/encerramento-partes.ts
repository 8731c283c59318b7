import {
  encerramentoArquivos,
  encerramentoItens,
  itemSituacoes,
} from '@trevo/rules/encerramento/checklist-encerramento';
import {
  prazoAncoras,
  prazoCumprimentos,
  prazoSentidos,
  prazoSituacoes,
  prazoUnidades,
} from '@trevo/rules/encerramento/prazo-legal';
import { arquivoSituacoes } from '@trevo/rules/arquivo/situacao-arquivo';
import * as v from 'valibot';
import { atorSchema, centavosSchema, diaSchema, instanteSchema, textSchema } from '../parts.ts';

/** Schemas of the closing of a campaign. */

export const prazoIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{2,40}$/, 'O identificador do prazo não é válido.'),
);

const quantidadeSchema = v.pipe(
  v.number('Informe o número.'),
  v.integer('Use um número inteiro.'),
  v.minValue(0, 'O prazo vai de 0 a 4000.'),
  v.maxValue(4_000, 'O prazo vai de 0 a 4000.'),
);

/** Fields that a change of a kind of term sets. */
export const prazoAlterado = {
  nome: v.pipe(textSchema(120), v.minLength(3, 'Dê um nome ao prazo.')),
  quantidade: quantidadeSchema,
  unidade: v.picklist(prazoUnidades),
  fonte: v.pipe(textSchema(400), v.minLength(5, 'Diga a lei, o artigo ou a página.')),
  avisos: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    v.minLength(1, 'Dê ao menos um aviso.'),
    v.maxLength(8, 'Use no máximo oito avisos.'),
  ),
};

export const prazoLegalSchema = v.object({
  prazoID: v.string(),
  nome: v.string(),
  /** The day from which it is counted. */
  ancora: v.picklist(prazoAncoras),
  quantidade: v.number(),
  unidade: v.picklist(prazoUnidades),
  sentido: v.picklist(prazoSentidos),
  /** The matter that fulfils it; null for a day that only ends something. */
  cumpre: v.nullable(v.picklist(prazoCumprimentos)),
  /** Law, article or page. */
  fonte: v.string(),
  /** Days before the term on which it is announced. */
  avisos: v.array(v.number()),
  alteradoEm: v.nullable(instanteSchema),
  alteradoPor: v.nullable(atorSchema),
});

export const prazoDefinido = {
  quantidade: quantidadeSchema,
  unidade: v.picklist(prazoUnidades),
  /** Why the campaign's term differs, with its source. */
  motivo: v.pipe(textSchema(500), v.minLength(10, 'Diga por quê, em ao menos 10 caracteres.')),
};

const prazoMarcadoSchema = v.object({
  prazoID: v.string(),
  nome: v.string(),
  fonte: v.string(),
  dia: diaSchema,
  base: diaSchema,
  ancora: v.picklist(prazoAncoras),
  quantidade: v.number(),
  unidade: v.picklist(prazoUnidades),
  sentido: v.picklist(prazoSentidos),
  /** Day and name of the draw that it concerns; null for instant prizes and the campaign. */
  sorteio: v.nullable(v.object({ data: diaSchema, nome: v.string() })),
  /** Days left; negative after the day. */
  faltam: v.number(),
  /** The notice that it has reached; null before the first one. */
  aviso: v.nullable(v.number()),
  situacao: v.picklist(prazoSituacoes),
  /** Reason and authors of a term of this campaign's own; null for that of the law. */
  proprio: v.nullable(
    v.object({
      motivo: v.string(),
      definidoEm: instanteSchema,
      definidoPor: atorSchema,
      aprovadoPor: v.nullable(atorSchema),
    }),
  ),
});

/** The header of the promotion in SCPC. */
export const cabecalhoScpc = {
  certificado: v.pipe(
    textSchema(40),
    v.minLength(5, 'Digite o número do certificado como no SCPC.'),
    v.regex(/^[\w./-]+$/, 'Digite o número do certificado como no SCPC, sem espaços.'),
  ),
  contasAte: diaSchema,
  autorizadaDe: diaSchema,
  autorizadaAte: diaSchema,
};

export const scpcSchema = v.object({
  /** `VALE`: two people typed the same; `ESPERA`: one did; `DIVERGIU`: two typed different headers, and both type again. */
  situacao: v.picklist(['NENHUM', 'ESPERA', 'DIVERGIU', 'VALE']),
  /** Name of the author of the entry that waits for a second person. */
  informadoPor: v.nullable(v.string()),
  /** The caller's own waiting entry. */
  meu: v.nullable(v.object(cabecalhoScpc)),
  divergencia: v.nullable(v.object({ em: instanteSchema, entre: v.array(v.string()) })),
  cabecalho: v.nullable(v.object(cabecalhoScpc)),
  conferidoEm: v.nullable(instanteSchema),
  conferidoPor: v.array(v.string()),
  /** Whether the certificate is that of the published file; null without a header. */
  isCertificadoIgual: v.nullable(v.boolean()),
});

const itemSchema = v.object({
  codigo: v.picklist(encerramentoItens),
  sorteio: v.nullable(v.object({ data: diaSchema, nome: v.string() })),
  situacao: v.picklist(itemSituacoes),
  /** How many are missing; 0 where it cannot be counted. */
  faltam: v.number(),
});

const arquivoSchema = v.object({
  arquivoID: v.string(),
  tipo: v.picklist(encerramentoArquivos),
  sorteio: v.nullable(diaSchema),
  bytes: v.number(),
  enviadoEm: instanteSchema,
  ator: atorSchema,
});

/** The market value of a prize of a draw. */
export const valorPremio = {
  sorteio: diaSchema,
  premio: v.pipe(textSchema(200), v.minLength(1)),
  valorCentavos: centavosSchema,
};

const valorSchema = v.object({
  sorteio: diaSchema,
  premio: v.string(),
  /** How many were won. */
  ganhos: v.number(),
  /** Of one prize; null until it is typed. */
  valorCentavos: v.nullable(v.number()),
  /** Tax on all that were won. */
  impostoCentavos: v.nullable(v.number()),
});

const conferenciaSchema = v.object({
  em: instanteSchema,
  /** Differences of numbers, instant prizes and accounts; prizes are null for a campaign without them. */
  numeros: v.number(),
  premios: v.nullable(v.number()),
  contas: v.number(),
});

const fechamentoSchema = v.object({
  em: instanteSchema,
  por: atorSchema,
  aprovadoPor: v.nullable(atorSchema),
  kitID: v.string(),
  manifestoHash: v.string(),
});

export const encerramentoSchema = v.object({
  ano: v.number(),
  identificacao: v.string(),
  descricao: v.string(),
  hoje: diaSchema,
  fim: diaSchema,
  /** Terms, the next first. */
  prazos: v.array(prazoMarcadoSchema),
  scpc: scpcSchema,
  itens: v.array(itemSchema),
  arquivos: v.array(arquivoSchema),
  sorteios: v.array(v.object({ data: diaSchema, nome: v.string() })),
  hasInstantaneos: v.boolean(),
  valores: v.array(valorSchema),
  conferencia: v.nullable(conferenciaSchema),
  /** Personal data: last day of retention of the campaign's receipts and their owners, and of the signed receipts. */
  guarda: v.object({
    contasMeses: v.number(),
    notasAte: diaSchema,
    /** Null without a delivery. */
    recibosAte: v.nullable(diaSchema),
  }),
  /** Null until the books are closed. */
  fechamento: v.nullable(fechamentoSchema),
});

const arquivoKitSchema = v.object({
  nome: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  /** Rows without the header, for a table. */
  linhas: v.nullable(v.number()),
});

export const kitSchema = v.object({
  kitID: v.string(),
  finalidade: v.string(),
  situacao: v.picklist(arquivoSituacoes),
  /** Files written so far. */
  arquivosEscritos: v.number(),
  nomeArquivo: v.string(),
  bytes: v.nullable(v.number()),
  sha256: v.nullable(v.string()),
  /** SHA-256 of `manifesto.json`; null until the kit is complete. */
  manifestoHash: v.nullable(v.string()),
  /** The first 200 files of the manifest, and how many there are. */
  arquivos: v.array(arquivoKitSchema),
  totalArquivos: v.number(),
  /** Missing points of the campaign, in words. */
  faltas: v.array(v.string()),
  pedidoEm: instanteSchema,
  pedidoPor: atorSchema,
  aprovadoPor: v.nullable(atorSchema),
  terminadoEm: v.nullable(instanteSchema),
  venceEm: v.nullable(instanteSchema),
  downloads: v.number(),
});
