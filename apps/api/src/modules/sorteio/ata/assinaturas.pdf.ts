import { cores, letra, type PdfDocument } from '../../../kernel/pdf/pdf-document.ts';
import { drawLine, writeHeading, writeParagraph } from '../../../kernel/pdf/pdf-text.ts';
import { ataText } from './ata.text.ts';

const text = ataText.assinaturas;

/** Points of the room for the visible mark of a digital signature, and between the lines to fill in. */
const alturaDigital = 84;
const alturaLinha = 26;
const larguraRotulo = 64;
const entreColunas = 24;

/** Writes the room for the signatures: a signatory and two witnesses, each with lines for name and CPF. */
export function writeAssinaturas(doc: PdfDocument): void {
  // All signatures are on one page.
  doc.ensure(3 * (alturaDigital + 34) + 60);
  writeHeading(doc, text.titulo, 2);
  writeParagraph(doc, text.texto);
  for (const papel of [text.signatario, text.testemunha(1), text.testemunha(2)]) writeLugar(doc, papel);
}

function writeLugar(doc: PdfDocument, papel: string): void {
  const { pdf, raiz, esquerda, style } = doc;
  doc.ensure(alturaDigital + 40);
  const { y } = pdf;
  const inicio = y + 20;
  const metade = (doc.largura - entreColunas) / 2;
  const direita = esquerda + metade + entreColunas;
  doc.add(raiz, 'P', () => void style(letra.texto, { isForte: true }).text(papel, esquerda, y));
  [text.nome, text.cpf, text.assinatura].forEach((rotulo, at) => {
    const linha = inicio + (at + 1) * alturaLinha;
    doc.add(raiz, 'P', () => {
      style(letra.nota, { cor: cores.suave }).text(rotulo, esquerda, linha - 11, { lineBreak: false });
    });
    doc.decorate(() => drawLine(doc, esquerda + larguraRotulo, linha, metade - larguraRotulo));
  });
  doc.decorate(() => {
    pdf.rect(direita, inicio, metade, alturaDigital).lineWidth(0.75).strokeColor(cores.linha).stroke();
  });
  doc.add(raiz, 'P', () => {
    style(letra.nota, { cor: cores.suave });
    pdf.text(text.digital, direita + 8, inicio + 6, { width: metade - 16 });
  });
  pdf.y = inicio + alturaDigital + 14;
}
