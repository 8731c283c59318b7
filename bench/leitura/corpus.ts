import { createDraw, digits } from '@trevo/fixtures/seeded-random';
import { drawTomada, takeFoto, type Tomada } from './camera.ts';
import { drawPapel } from './papel.ts';
import { buildRecibo, toReais, type Linha, type Recibo, type Verdade } from './recibo.ts';

/** Damage: nothing, worn spots, a wrong digit in the printed total, or a wrong digit in the printed key. */
export type Defeito = 'nenhum' | 'gasto' | 'totalErrado' | 'chaveErrada';

export interface Amostra {
  readonly seed: number;
  readonly verdade: Verdade;
  readonly defeito: Defeito;
  readonly tomada: Tomada;
  readonly jpeg: Buffer;
}

/** Seeds of the half for tuning, and of the half for measuring, which no change may be fitted to. */
export const metades = {
  ajuste: Array.from({ length: 200 }, (_, at) => 1 + at),
  reservada: Array.from({ length: 200 }, (_, at) => 100_001 + at),
} as const;

/** Builds the picture of a seed. The same seed gives the same picture. */
export async function buildAmostra(seed: number): Promise<Amostra> {
  const draw = createDraw(seed * 3 + 1);
  const defeito = draw.pick<Defeito>([
    ...Array<Defeito>(11).fill('nenhum'),
    ...Array<Defeito>(6).fill('gasto'),
    'totalErrado',
    'totalErrado',
    'chaveErrada',
  ]);
  const recibo = buildRecibo(seed);
  const impresso = misprint(recibo, defeito, draw);
  const papel = await drawPapel(impresso, seed, seed > 100_000, defeito === 'gasto');
  const tomada = drawTomada(seed);
  return { seed, verdade: recibo.verdade, defeito, tomada, jpeg: await takeFoto(papel, tomada, seed) };
}

function misprint(recibo: Recibo, defeito: Defeito, draw: ReturnType<typeof createDraw>): Recibo {
  if (defeito !== 'totalErrado' && defeito !== 'chaveErrada') return recibo;
  const total = toReais(recibo.verdade.valorCentavos);
  const chave = recibo.verdade.chaveAcesso?.slice(24, 28);
  const change = (texto: string, part: string) => {
    const at = texto.lastIndexOf(part);
    const digit = draw.integer(0, part.length - 1);
    if (at < 0 || !/\d/.test(part[digit] ?? '')) return texto;
    return texto.slice(0, at + digit) + draw.pick([...digits]) + texto.slice(at + digit + 1);
  };
  const linhas = recibo.linhas.flatMap((linha): Linha[] => {
    // The code would still carry the right values.
    if ('qr' in linha) return [];
    if (defeito === 'totalErrado' && linha.grande) return [{ ...linha, texto: change(linha.texto, total) }];
    if (defeito === 'chaveErrada' && chave && /^\s*(\w{4} ){5,}/.test(linha.texto))
      return [{ ...linha, texto: change(linha.texto, chave) }];
    return [linha];
  });
  return { ...recibo, linhas };
}
