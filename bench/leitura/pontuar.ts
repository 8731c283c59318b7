import type { ItemLido, Leitura } from '@trevo/leitura/leitura';
import type { Amostra } from './corpus.ts';
import type { ItemVerdadeiro, Verdade } from './recibo.ts';

/** Counts of right values by field and by group of pictures. */
export class Placar {
  readonly #counts = new Map<string, [right: number, all: number]>();

  add(campo: string, grupos: readonly string[], isRight: boolean): void {
    for (const grupo of ['todas', ...grupos]) {
      const key = `${campo} ${grupo}`;
      const [right, all] = this.#counts.get(key) ?? [0, 0];
      this.#counts.set(key, [right + (isRight ? 1 : 0), all + 1]);
    }
  }

  /** `196/200 98.0 %`, or a dash where no picture has the field. */
  format(campo: string, grupo: string): string {
    const [right, all] = this.#counts.get(`${campo} ${grupo}`) ?? [0, 0];
    return all === 0 ? '—' : `${right}/${all} ${((100 * right) / all).toFixed(1)} %`;
  }
}

export const faixas = ['até 8°', '9 a 13°', '15°'] as const;

/** Angles are 0, 2, 4, 6, 8, 10, 12 and 15 degrees, each with half a degree of jitter. */
function findFaixa(angulo: number): (typeof faixas)[number] {
  const degrees = Math.abs(angulo);
  if (degrees <= 8.6) return faixas[0];
  return degrees <= 13 ? faixas[1] : faixas[2];
}

/**
 * Scores a reading against the receipt as issued. A key or a total that was printed wrongly is in no recall: it
 * cannot be read, only refused.
 */
export function scoreLeitura(placar: Placar, amostra: Omit<Amostra, 'jpeg'>, leitura: Leitura): void {
  const { verdade, defeito, tomada } = amostra;
  const grupos = [findFaixa(tomada.angulo), defeito, verdade.layout];
  const score = (campo: string, isRight: boolean) => placar.add(campo, grupos, isRight);
  if (defeito !== 'totalErrado') score('total', leitura.valorCentavos === verdade.valorCentavos);
  if (verdade.chaveAcesso !== undefined && defeito !== 'chaveErrada')
    score('chave', leitura.chaveAcesso === verdade.chaveAcesso);
  score('cnpj', leitura.emitente === verdade.cnpj);
  score('data e hora', leitura.emitidoEm === `${verdade.dia}T${verdade.hora}`);
  score('dia', leitura.emitidoEm?.slice(0, 10) === verdade.dia);
  for (const item of verdade.itens) {
    score('item', leitura.itens?.some((lido) => isItem(lido, item)) ?? false);
    score('gtin', leitura.itens?.some(({ gtin }) => gtin === item.gtin) ?? false);
  }
  if (verdade.chaveAcesso !== undefined) score('acreditada', leitura.situacao === 'acreditada');
}

/** Returns the believed values that differ from the receipt as issued. */
export function listErrosAcreditados(verdade: Verdade, leitura: Leitura): string[] {
  if (leitura.situacao !== 'acreditada') return [];
  return [
    ...(leitura.valorCentavos === verdade.valorCentavos ? [] : ['total']),
    ...(leitura.chaveAcesso === verdade.chaveAcesso ? [] : ['chave']),
    ...(leitura.emitente === verdade.cnpj ? [] : ['cnpj']),
    ...(leitura.emitidoEm?.slice(0, 10) === verdade.dia ? [] : ['dia']),
  ];
}

/** Amount equal; description equal but for look-alikes, or its beginning where the paper is too narrow. */
function isItem(lido: ItemLido, item: ItemVerdadeiro): boolean {
  const [read, printed] = [toComparable(lido.descricao), toComparable(item.descricao)];
  const isSame = read === printed || (read.length >= 10 && printed.startsWith(read));
  return isSame && lido.centavos === item.centavos;
}

const semelhantes: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

const toComparable = (texto: string) =>
  texto.replace(/[^A-Z0-9]/g, '').replace(/[0158]/g, (digit) => semelhantes[digit] ?? digit);
