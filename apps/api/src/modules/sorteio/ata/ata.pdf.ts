import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatCnpj, formatDiaMesAno, formatNumeroSorte } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { openPdf, type PdfDocument } from '../../../kernel/pdf/pdf-document.ts';
import { writeTable } from '../../../kernel/pdf/pdf-table.ts';
import { writeFacts, writeHeading, writeList, writeParagraph } from '../../../kernel/pdf/pdf-text.ts';
import { ataText as text } from './ata.text.ts';
import { writeAssinaturas } from './assinaturas.pdf.ts';

type Apuracao = RetornoOf<Calls['operador.apuracao']>;

type TitularAta = Omit<Apuracao['premiados'][number], 'consumidorID'>;

/** The content of the minutes of a confirmed draw; instants are ISO 8601. */
interface Ata extends Pick<
  Apuracao,
  'versao' | 'versoes' | 'extracao' | 'manifestoHash' | 'sorteados' | 'desclassificados' | 'semGanhador'
> {
  readonly campanha: {
    readonly promotora: string;
    readonly cnpj: string;
    readonly nome: string;
    readonly ano: number;
    readonly identificacao: string;
    readonly certificado: string;
  };
  readonly sorteio: {
    readonly nome: string;
    readonly premio: string;
    /** `yyyy-mm-dd` */
    readonly extracao: string;
    readonly hora: string | null;
  };
  readonly congelado: {
    readonly em: string;
    readonly por: string;
    readonly numeros: number;
    readonly excluidos: number;
  };
  readonly regra: readonly string[];
  readonly informadoPor: readonly string[];
  readonly documento: { readonly em: string; readonly por: string } | null;
  readonly passos: readonly string[];
  readonly premiados: readonly TitularAta[];
  readonly suplentes: readonly TitularAta[];
  readonly confirmada: NonNullable<Apuracao['confirmada']>;
  readonly enderecos: { readonly capsula: string; readonly conferir: string };
}

const inteiro = new Intl.NumberFormat('pt-BR');

/** Formats an instant in São Paulo as `28/11/2026, 19:00`. */
function formatQuando(instante: string): string {
  const { dia, hora } = toSaoPaulo(new Date(instante));
  return `${formatDiaMesAno(dia)}, ${hora.slice(0, 5)}`;
}

/** Writes the minutes of a confirmed draw. Its file is dated by the confirmation. */
export async function writeAta(ata: Ata): Promise<Buffer> {
  const { campanha, sorteio, confirmada } = ata;
  const doc = await openPdf({
    titulo: `${text.titulo}: ${campanha.nome}, ${sorteio.nome}`,
    autor: campanha.promotora,
    criadoEm: new Date(confirmada.em),
    rodape: text.rodape(
      `${campanha.ano}/${campanha.identificacao}`,
      sorteio.nome,
      formatDiaMesAno(sorteio.extracao),
    ),
  });
  writeHeading(doc, text.titulo, 1);
  writeParagraph(doc, text.abertura);
  writeFatos(doc, ata);
  writeCongelamento(doc, ata);
  writeHeading(doc, text.regra, 2);
  await writeList(doc, ata.regra);
  await writeResultado(doc, ata);
  if (ata.passos.length > 0) {
    writeHeading(doc, text.passos(inteiro.format(ata.passos.length)), 2);
    await writeList(doc, ata.passos, { isNumbered: true });
  }
  await writeTitulares(doc, text.premiados, ata.premiados);
  if (ata.semGanhador > 0) writeParagraph(doc, text.semGanhador(ata.semGanhador));
  if (ata.suplentes.length > 0) await writeTitulares(doc, text.suplentes, ata.suplentes);
  await writeDesclassificados(doc, ata);
  await writeVersoes(doc, ata);
  writeConferencia(doc, ata);
  writeAssinaturas(doc);
  return doc.end();
}

function writeFatos(doc: PdfDocument, { campanha, sorteio, versoes }: Ata): void {
  const { fatos } = text;
  const extraidoEm = formatDiaMesAno(sorteio.extracao);
  writeFacts(doc, [
    [fatos.promotora, campanha.promotora],
    [fatos.cnpj, formatCnpj(campanha.cnpj)],
    [fatos.promocao, `${campanha.nome} (${campanha.ano}/${campanha.identificacao})`],
    [fatos.certificado, campanha.certificado],
    [fatos.sorteio, sorteio.nome],
    [fatos.premio, sorteio.premio],
    [fatos.extracao, sorteio.hora === null ? extraidoEm : `${extraidoEm}, ${sorteio.hora}`],
    [fatos.apurado, formatQuando(versoes.at(-1)!.em)],
    [fatos.local, ''],
  ]);
}

function writeCongelamento(doc: PdfDocument, { congelado, manifestoHash }: Ata): void {
  const { congelamento } = text;
  const { em, por, numeros, excluidos } = congelado;
  writeHeading(doc, congelamento.titulo, 2);
  writeFacts(doc, [
    [congelamento.quando, formatQuando(em)],
    [congelamento.por, por],
    [congelamento.numeros, inteiro.format(numeros)],
    [congelamento.excluidos, inteiro.format(excluidos)],
    [congelamento.participam, inteiro.format(numeros - excluidos)],
    [congelamento.hash, manifestoHash],
  ]);
}

async function writeResultado(doc: PdfDocument, { extracao, informadoPor, documento, sorteados }: Ata) {
  const { resultado } = text;
  writeHeading(doc, resultado.titulo, 2);
  await writeTable(
    doc,
    [
      { titulo: resultado.premio, parte: 1 },
      { titulo: resultado.numero, parte: 2 },
    ],
    extracao.map((premio, at) => [resultado.ordem(at + 1), premio]),
  );
  doc.gap(6);
  writeFacts(doc, [
    [resultado.por, informadoPor.join(resultado.e)],
    ...(documento
      ? [[resultado.documento, resultado.anexado(formatQuando(documento.em), documento.por)] as const]
      : []),
    [
      resultado.sorteados,
      sorteados
        .map(({ premio, serie, numero }) => resultado.sorteado(premio, formatNumeroSorte(serie, numero)))
        .join('\n'),
    ],
  ]);
}

async function writeTitulares(doc: PdfDocument, titulo: string, titulares: readonly TitularAta[]) {
  const { colunas } = text;
  writeHeading(doc, titulo, 2);
  if (titulares.length === 0) return writeParagraph(doc, text.ninguem);
  return writeTable(
    doc,
    [
      { titulo: colunas.premio, parte: 4 },
      { titulo: colunas.numero, parte: 2.2 },
      { titulo: colunas.pessoa, parte: 3.2 },
      { titulo: colunas.cpf, parte: 2.4 },
    ],
    titulares.map(({ premio, serie, numero, nome, cpf }) => [
      premio,
      formatNumeroSorte(serie, numero),
      nome ?? text.contaExcluida,
      cpf ?? '',
    ]),
  );
}

async function writeDesclassificados(doc: PdfDocument, { desclassificados }: Ata) {
  if (desclassificados.length === 0) return;
  writeHeading(doc, text.desclassificados, 2);
  await writeTable(
    doc,
    [
      { titulo: text.colunas.numero, parte: 1 },
      { titulo: text.colunas.motivo, parte: 4 },
    ],
    desclassificados.map(({ serie, numero, motivo, texto }) => [
      formatNumeroSorte(serie, numero),
      text.motivo(motivo, texto),
    ]),
  );
}

async function writeVersoes(doc: PdfDocument, { versoes, versao, confirmada }: Ata) {
  const words = text.versoes;
  writeHeading(doc, words.titulo, 2);
  await writeList(doc, [
    ...versoes.map((one) => words.versao(one.versao, one.motivo, formatQuando(one.em), one.ator.nome)),
    words.confirmada(versao, formatQuando(confirmada.em), confirmada.ator.nome),
  ]);
}

function writeConferencia(doc: PdfDocument, { enderecos, manifestoHash }: Ata): void {
  const { conferir } = text;
  writeHeading(doc, conferir.titulo, 2);
  writeParagraph(doc, conferir.texto);
  writeFacts(doc, [
    [conferir.capsula, enderecos.capsula],
    [conferir.pagina, enderecos.conferir],
    [conferir.comando, `npm run campanha -- apurar capsula.json --manifesto ${manifestoHash}`],
  ]);
}
