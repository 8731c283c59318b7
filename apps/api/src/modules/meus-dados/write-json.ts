import type { MeusDados } from './meus-dados.service.ts';
import { secaoNomes } from './secoes.ts';

/** The version of the shape; a field that goes away or changes its meaning makes another one. */
const versao = 1;

/** Writes a person's data as JSON, piece by piece: `cadastro` is one object, every other section a list. */
export async function* writeJson({ geradoEm, promotora, campanhas, read }: MeusDados) {
  yield `{"versao":${versao},"geradoEm":${JSON.stringify(geradoEm)},"promotora":${JSON.stringify(promotora)}`;
  yield `,\n"campanhas":${JSON.stringify(campanhas)}`;
  for (const nome of secaoNomes) {
    const isOne = nome === 'cadastro';
    yield `,\n"${nome}":${isOne ? '' : '['}`;
    let separator = '';
    for await (const rows of read(nome)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    if (!isOne) yield ']';
  }
  yield '}\n';
}
