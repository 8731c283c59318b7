import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDraw } from '@trevo/fixtures/seeded-random';
import { create, type Font } from 'fontkit';
import encodeQR from 'qr';
import sharp from 'sharp';
import type { Linha, Recibo } from './recibo.ts';

/** Fonts that both halves of the corpus use, and fonts that only the held-out half uses. */
const fontesComuns = ['vt323', 'share-tech-mono', 'inconsolata', 'roboto-mono', 'pt-mono', 'anonymous-pro'];
const fontesReservadas = [...fontesComuns, 'courier-prime', 'overpass-mono', 'ibm-plex-mono'];

const celula = { largura: 24, altura: 44 };
const margem = 40;
const qrLado = 340;

/** A printed receipt: grey values row by row. */
export interface Papel {
  readonly largura: number;
  readonly altura: number;
  readonly cinza: Buffer;
}

/** Draws the receipt as a thermal printer would: one font, uneven ink, worn spots. */
export async function drawPapel(
  recibo: Recibo,
  seed: number,
  isReservada: boolean,
  isGasto: boolean,
): Promise<Papel> {
  const draw = createDraw(seed * 31 + 5);
  const font = openFont(draw.pick(isReservada ? fontesReservadas : fontesComuns));
  const largura = recibo.colunas * celula.largura + 2 * margem;
  const partes: string[] = [];
  let y = margem;
  for (const linha of recibo.linhas) {
    if ('qr' in linha) {
      partes.push(drawQr(linha.qr, (largura - qrLado) / 2, y));
      y += qrLado + 20;
    } else {
      partes.push(drawTexto(font, linha, y));
      y += celula.altura;
    }
  }
  const altura = y + margem;
  const tinta = draw.integer(0, 110);
  // Worn print heads and needle printers leave pale rows.
  const falhas = draw.integer(0, 3) === 0 ? drawFalhas(draw, largura, altura) : '';
  const gasto = isGasto ? drawGasto(draw, largura, altura) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}"><rect width="100%" height="100%" fill="#f4f2ee"/><g fill="rgb(${tinta},${tinta},${tinta})">${partes.join('')}</g>${falhas}${gasto}</svg>`;
  const { data: cinza } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { largura, altura, cinza };
}

const abertas = new Map<string, Font>();

/** Opens a font; bench/ installs them, and so may the root. */
function openFont(nome: string): Font {
  const known = abertas.get(nome);
  if (known) return known;
  const folder = ['bench/node_modules', 'node_modules']
    .map((root) => join(root, '@expo-google-fonts', nome, '400Regular'))
    .find((path) => existsSync(path));
  const file = folder && readdirSync(folder).find((name) => name.endsWith('.ttf'));
  if (!folder || !file) throw new Error(`Font ${nome} is not installed. Run npm run bench leitura.`);
  const font = create(readFileSync(join(folder, file))) as Font;
  abertas.set(nome, font);
  return font;
}

function drawTexto(font: Font, linha: Extract<Linha, { texto: string }>, y: number): string {
  const glifo = font.layout('0').advanceWidth;
  // Printers stretch their glyphs to the cell; the total is often of double height.
  const sx = celula.largura / glifo;
  const sy = Math.min((celula.altura * 0.78) / (font.ascent - font.descent), sx * 1.25);
  const peso = linha.grande ? ` stroke="#000" stroke-width="${glifo * 0.06}"` : '';
  const letras = [...linha.texto].map((letra, at) => {
    if (letra === ' ') return '';
    const path = font.layout(letra).glyphs[0]?.path.toSVG() ?? '';
    return `<path${peso} transform="translate(${margem + at * celula.largura} ${y + celula.altura * 0.72}) scale(${sx} ${-sy})" d="${path}"/>`;
  });
  return letras.join('');
}

function drawQr(texto: string, x: number, y: number): string {
  const modules = encodeQR(texto, 'raw', { ecc: 'medium', border: 1 });
  const lado = qrLado / modules.length;
  const d = modules.flatMap((row, j) =>
    row.map((isDark, i) => (isDark ? `M${x + i * lado} ${y + j * lado}h${lado}v${lado}h-${lado}z` : '')),
  );
  return `<path d="${d.join('')}"/>`;
}

function drawFalhas(draw: ReturnType<typeof createDraw>, largura: number, altura: number): string {
  const passo = draw.integer(6, 9);
  const rows = Array.from({ length: Math.floor(altura / passo) }, (_, at) => `M0 ${at * passo}h${largura}`);
  return `<path d="${rows.join('')}" stroke="#f4f2ee" stroke-width="2" stroke-opacity="${draw.integer(30, 75) / 100}"/>`;
}

/** Pale spots where heat or rubbing removed ink. */
function drawGasto(draw: ReturnType<typeof createDraw>, largura: number, altura: number): string {
  return Array.from({ length: draw.integer(3, 12) }, () => {
    const raio = draw.integer(6, 22);
    return `<ellipse cx="${draw.integer(margem, largura - margem)}" cy="${draw.integer(margem, altura - margem)}" rx="${raio * 2}" ry="${raio}" fill="#f4f2ee" fill-opacity="${draw.integer(55, 95) / 100}"/>`;
  }).join('');
}
