import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { hashBytes } from './galho-titulares.ts';

/** People of one piece of memory. */
const pessoasPorParte = 65_536;

/** Bytes of a place as PostgreSQL writes an int4. */
const lugarBytes = 4;

export type Titulares = ReturnType<typeof createTitulares>;

/**
 * Maps each number of a draw to its holder during the freeze. Takes 4 bytes per possible number and 32 bytes per person:
 * ten million numbers of a million people in 200 series take 112 MB.
 */
export function createTitulares(series: number) {
  /** Ordinal of each place's holder, from 1; 0: not distributed. */
  const pessoas = new Uint32Array(series * numerosPorSerie);
  const partes: Buffer[] = [];
  const porSerie = Array.from({ length: series }, () => 0);
  let quantas = 0;

  return {
    /** Distributed places of each series. */
    porSerie: porSerie as readonly number[],
    count: (): number => porSerie.reduce((sum, one) => sum + one, 0),
    /**
     * Adds a person with the places held. Throws when another person holds one of them.
     *
     * @param compromisso commitment of the person, in hexadecimal
     * @param bytes places, 4 bytes each, big-endian
     */
    add(compromisso: string, bytes: Buffer): number[] {
      if (quantas % pessoasPorParte === 0) partes.push(Buffer.alloc(pessoasPorParte * hashBytes));
      partes.at(-1)!.write(compromisso, (quantas % pessoasPorParte) * hashBytes, 'hex');
      quantas += 1;
      const lugares: number[] = [];
      for (let at = 0; at < bytes.length; at += lugarBytes) {
        const lugar = bytes.readUInt32BE(at);
        if (pessoas[lugar] !== 0)
          throw new Error(`place ${lugar} has two holders, or is beyond ${series} series`);
        pessoas[lugar] = quantas;
        porSerie[Math.floor(lugar / numerosPorSerie)]! += 1;
        lugares.push(lugar);
      }
      return lugares;
    },
    /** Returns the map of the distributed places, as `encodeMapa` writes it. */
    toMapa(): Uint8Array<ArrayBuffer> {
      const mapa = new Uint8Array(Math.ceil(pessoas.length / 8));
      for (let lugar = 0; lugar < pessoas.length; lugar += 1)
        if (pessoas[lugar] !== 0) mapa[lugar >> 3]! |= 1 << (lugar & 7);
      return mapa;
    },
    /** Returns the commitments of the holders of places, 32 bytes each. */
    readCompromissos(lugares: readonly number[]): Buffer {
      const compromissos = Buffer.allocUnsafe(lugares.length * hashBytes);
      for (let at = 0; at < lugares.length; at += 1) {
        const pessoa = pessoas[lugares[at]!]! - 1;
        const inicio = (pessoa % pessoasPorParte) * hashBytes;
        partes[Math.floor(pessoa / pessoasPorParte)]!.copy(
          compromissos,
          at * hashBytes,
          inicio,
          inicio + hashBytes,
        );
      }
      return compromissos;
    },
  };
}
