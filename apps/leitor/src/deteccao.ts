import type { Foto } from './foto.ts';
import type { Modelo } from './motor.ts';
import { findRetangulo, type Ponto, type Retangulo } from '@trevo/leitura/retangulo';

/** Limit of a probability of text. */
const limiar = 0.3;
const mediaMinima = 0.55;
/** The network marks a shrunken core of each text; its outline is moved out by area × ratio ÷ perimeter. */
const expansao = 1.6;
const maximo = 400;
const media = [0.485, 0.456, 0.406] as const;
const desvio = [0.229, 0.224, 0.225] as const;

/** Returns the places of text in a picture with sides that are multiples of 32. */
export async function detectTextos(modelo: Modelo, foto: Foto): Promise<Retangulo[]> {
  const { largura, altura } = foto;
  const saida = await modelo.run({ valores: toEntrada(foto), dims: [1, 3, altura, largura] });
  return findRegioes(saida.valores, largura, altura).slice(0, maximo);
}

function toEntrada({ largura, altura, rgb }: Foto): Float32Array {
  const area = largura * altura;
  const valores = new Float32Array(3 * area);
  for (let canal = 0; canal < 3; canal += 1) {
    const [m, d] = [media[canal] ?? 0, desvio[canal] ?? 1];
    // The networks were trained on BGR.
    for (let at = 0; at < area; at += 1)
      valores[canal * area + at] = ((rgb[at * 3 + 2 - canal] ?? 0) / 255 - m) / d;
  }
  return valores;
}

function findRegioes(mapa: Float32Array, largura: number, altura: number): Retangulo[] {
  const seen = new Uint8Array(mapa.length);
  const found: Retangulo[] = [];
  const pilha: number[] = [];
  for (let start = 0; start < mapa.length; start += 1) {
    if (seen[start] || (mapa[start] ?? 0) < limiar) continue;
    seen[start] = 1;
    pilha.push(start);
    const borda: Ponto[] = [];
    let [sum, count] = [0, 0];
    while (pilha.length > 0) {
      const at = pilha.pop() ?? 0;
      const [x, y] = [at % largura, Math.floor(at / largura)];
      sum += mapa[at] ?? 0;
      count += 1;
      let isBorda = false;
      for (const step of [-1, 1, -largura, largura]) {
        const next = at + step;
        const isInside =
          next >= 0 &&
          next < mapa.length &&
          (Math.abs(step) > 1 || Math.floor(next / largura) === y) &&
          y < altura;
        if (!isInside || (mapa[next] ?? 0) < limiar) isBorda = true;
        else if (!seen[next]) {
          seen[next] = 1;
          pilha.push(next);
        }
      }
      if (isBorda) borda.push([x, y], [x + 1, y + 1]);
    }
    if (count < 12 || sum / count < mediaMinima) continue;
    const nucleo = findRetangulo(borda);
    if (Math.min(nucleo.largura, nucleo.altura) < 3) continue;
    const fora = (nucleo.largura * nucleo.altura * expansao) / (nucleo.largura + nucleo.altura);
    found.push({ ...nucleo, largura: nucleo.largura + fora, altura: nucleo.altura + fora });
  }
  return found;
}
