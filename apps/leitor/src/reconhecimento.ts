import type { Foto } from './foto.ts';
import type { Modelo } from './motor.ts';
import { listCantos, type Retangulo } from '@trevo/leitura/retangulo';

/** Height of a line as the network expects it. */
const alturaLinha = 48;
/** Printers' glyphs are wide and far apart; narrowed, the network reads them as well and faster. */
const aperto = 0.75;
const larguraMaxima = 1440;
/** The network knows 6,600 characters, most of them Chinese. Receipts are printed in these. */
const impressos = /^[ -~ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüºª°]$/;

export interface Texto {
  readonly texto: string;
  /** Score of each character, 0 to 1. */
  readonly notas: readonly number[];
}

/** Returns a function that reads the text of one place. */
export function createReconhecimento(modelo: Modelo, alfabeto: readonly string[]) {
  const classes = [0, ...alfabeto.flatMap((letra, at) => (impressos.test(letra) ? [at + 1] : []))];
  return async (foto: Foto, lugar: Retangulo): Promise<Texto> => {
    const { valores, largura } = cutLinha(foto, lugar);
    const saida = await modelo.run({ valores, dims: [1, 3, alturaLinha, largura] });
    return decode(saida.valores, saida.dims[1] ?? 0, saida.dims[2] ?? 0);
  };

  /** Greedy CTC decoding over the printed characters. */
  function decode(valores: Float32Array, passos: number, tamanho: number): Texto {
    let texto = '';
    const notas: number[] = [];
    let last = 0;
    for (let passo = 0; passo < passos; passo += 1) {
      let [best, nota] = [0, -1];
      for (const classe of classes) {
        const value = valores[passo * tamanho + classe] ?? 0;
        if (value > nota) [best, nota] = [classe, value];
      }
      if (best !== 0 && best !== last) {
        texto += alfabeto[best - 1] ?? '';
        notas.push(Math.round(nota * 100) / 100);
      }
      last = best;
    }
    return { texto, notas };
  }
}

/** Samples a turned rectangle into a level line, bilinear, values from -1 to 1. */
function cutLinha(
  { largura, altura, rgb }: Foto,
  lugar: Retangulo,
): { valores: Float32Array; largura: number } {
  const passos = Math.round((lugar.largura * alturaLinha * aperto) / Math.max(1, lugar.altura));
  // A multiple of 8, the network's stride.
  const w = Math.min(larguraMaxima, Math.max(16, Math.ceil(passos / 8) * 8));
  const [[x0, y0], [x1, y1], , [x3, y3]] = listCantos(lugar);
  const area = w * alturaLinha;
  const valores = new Float32Array(3 * area);
  for (let j = 0; j < alturaLinha; j += 1)
    for (let i = 0; i < w; i += 1) {
      const [s, t] = [(i + 0.5) / w, (j + 0.5) / alturaLinha];
      const x = Math.min(largura - 1.001, Math.max(0, x0 + (x1 - x0) * s + (x3 - x0) * t - 0.5));
      const y = Math.min(altura - 1.001, Math.max(0, y0 + (y1 - y0) * s + (y3 - y0) * t - 0.5));
      const [fx, fy] = [x % 1, y % 1];
      const at = (Math.floor(y) * largura + Math.floor(x)) * 3;
      for (let canal = 0; canal < 3; canal += 1) {
        const from = at + 2 - canal;
        const top = (rgb[from] ?? 0) * (1 - fx) + (rgb[from + 3] ?? 0) * fx;
        const bottom = (rgb[from + largura * 3] ?? 0) * (1 - fx) + (rgb[from + largura * 3 + 3] ?? 0) * fx;
        valores[canal * area + j * w + i] = (top * (1 - fy) + bottom * fy) / 127.5 - 1;
      }
    }
  return { valores, largura: w };
}
