import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import encodeQR from 'qr';
import sharp, { type OverlayOptions } from 'sharp';
import { findLetraNormal } from '../../kernel/pdf/letras.ts';
import { buildNotaDemo, type NotaDemo } from '../sefaz/nota-demo.ts';
import { fotoDemoText as text } from './foto-demo.text.ts';
import type { DrawFotoDemo } from './leitor-foto.port.ts';

/** A printed line: words at the left edge, at the right edge, or centred. */
interface Linha {
  readonly esquerda?: string;
  readonly direita?: string;
  readonly centro?: string;
}

const largura = 760;
const margem = 36;
const alturaLinha = 40;
const ladoQr = 300;
const papel = '#f4f2ee';
const mesa = '#6b5b4d';

/** Writes integer cents as receipts print them. */
const toReais = (centavos: number) =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const toCnpj = (cnpj: string) =>
  `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;
/** Printers of receipts have no accents. */
const toImpresso = (nome: string) => nome.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function listLinhas(nota: NotaDemo): Linha[] {
  const { chaveAcesso, emitente, emitidoEm, itens, descontoCentavos, trocoCentavos } = nota;
  const bruto = itens.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
  const total = bruto - descontoCentavos;
  const [ano, mes, dia] = emitidoEm.split('-');
  const grupos = formatChaveAcesso(chaveAcesso).split(' ');
  const numero = String(Number(chaveAcesso.slice(25, 34)));
  const serie = String(Number(chaveAcesso.slice(22, 25)));
  return [
    { centro: emitente },
    { centro: text.cnpj(toCnpj(chaveAcesso.slice(6, 20))) },
    { centro: text.endereco },
    { centro: text.documento },
    { esquerda: text.colunas, direita: text.vlTotal },
    ...itens.flatMap(({ nome, gtin, quantidade, unidade, valorCentavos }) => [
      { esquerda: `${gtin} ${toImpresso(nome)}` },
      {
        esquerda: `${quantidade} ${unidade} x ${toReais(Math.round(valorCentavos / Number(quantidade.replace(',', '.'))))}`,
        direita: toReais(valorCentavos),
      },
    ]),
    { esquerda: text.quantidade, direita: String(itens.length) },
    { esquerda: text.total, direita: toReais(bruto) },
    ...(descontoCentavos > 0
      ? [
          { esquerda: text.desconto, direita: toReais(descontoCentavos) },
          { esquerda: text.aPagar, direita: toReais(total) },
        ]
      : []),
    { esquerda: text.forma, direita: text.pago },
    { esquerda: text.dinheiro, direita: toReais(total + trocoCentavos) },
    ...(trocoCentavos > 0 ? [{ esquerda: text.troco, direita: toReais(trocoCentavos) }] : []),
    { centro: text.consulte },
    { centro: text.endereco2 },
    { centro: grupos.slice(0, 6).join(' ') },
    { centro: grupos.slice(6).join(' ') },
    { centro: text.numero(numero, serie, `${dia}/${mes}/${ano} 10:31:20`) },
  ];
}

const drawTexto = (texto: string): Promise<{ data: Buffer; info: { width: number; height: number } }> =>
  sharp({
    text: {
      text: texto.replaceAll('&', '&amp;'),
      font: 'Noto Sans 24',
      fontfile: findLetraNormal(),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Draws the printed receipt on its paper. */
async function drawPapel(nota: NotaDemo, consultaQr: string): Promise<Buffer> {
  const linhas = listLinhas(nota);
  const overlays: OverlayOptions[] = [];
  for (const [at, { esquerda, direita, centro }] of linhas.entries()) {
    const top = margem + at * alturaLinha;
    const place = async (texto: string | undefined, toLeft: (width: number) => number) => {
      if (texto === undefined) return;
      const { data: input, info } = await drawTexto(texto);
      overlays.push({ input, top, left: Math.max(4, Math.round(toLeft(info.width))) });
    };
    await place(esquerda, () => margem);
    await place(direita, (width) => largura - margem - width);
    await place(centro, (width) => (largura - width) / 2);
  }
  const altura = margem * 2 + linhas.length * alturaLinha + ladoQr;
  const qr = Buffer.from(encodeQR(consultaQr, 'svg'));
  overlays.push({
    input: await sharp(qr).resize(ladoQr, ladoQr, { kernel: 'nearest' }).png().toBuffer(),
    top: altura - margem - ladoQr,
    left: Math.round((largura - ladoQr) / 2),
  });
  return sharp({ create: { width: largura, height: altura, channels: 3, background: papel } })
    .composite(overlays)
    .png()
    .toBuffer();
}

/** Draws the demo photos; the receipt is the one of the mocked state's page. */
export const drawFotoDemo: DrawFotoDemo = async ({ chaveAcesso, qr, hoje }, amostra) => {
  if (amostra === 'outra')
    return sharp({ create: { width: 900, height: 1200, channels: 3, background: mesa } })
      .jpeg()
      .toBuffer();
  const impresso = sharp(await drawPapel(buildNotaDemo(chaveAcesso, hoje), qr));
  if (amostra === 'boa') {
    const foto = impresso
      .rotate(2, { background: mesa })
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: mesa });
    return foto.jpeg({ quality: 85 }).toBuffer();
  }
  // Cut below the totals: no key, no code.
  const { height } = await impresso.metadata();
  const cortado = await impresso
    .extract({ left: 0, top: 0, width: largura, height: height - ladoQr - margem - alturaLinha * 6 })
    .rotate(6, { background: mesa })
    .png()
    .toBuffer();
  return sharp(cortado).modulate({ brightness: 0.6 }).blur(0.8).jpeg({ quality: 60 }).toBuffer();
};
