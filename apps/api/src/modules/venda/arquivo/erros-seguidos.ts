import { ArquivoRecusado } from './arquivo-recusado.ts';
import type { Registro } from './registro.ts';

/** Consecutive records with errors after which a file is read no further. */
const errosSeguidosMaximo = 1_000;

/**
 * Passes a file's records on, up to the last one of too many consecutive errors. Throws ArquivoRecusado there, with the line
 * of the first of them.
 */
export async function* stopAtErrosSeguidos(
  grupos: AsyncIterable<readonly Registro[]>,
): AsyncGenerator<readonly Registro[]> {
  let seguidos = 0;
  let linha = 0;
  for await (const registros of grupos) {
    for (const [at, registro] of registros.entries()) {
      if ('venda' in registro) seguidos = 0;
      else if ((seguidos += 1) === 1) ({ linha } = registro);
      if (seguidos < errosSeguidosMaximo) continue;
      yield registros.slice(0, at + 1);
      throw new ArquivoRecusado('errosSeguidos', linha);
    }
    yield registros;
  }
}
