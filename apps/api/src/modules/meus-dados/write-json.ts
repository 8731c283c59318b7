import type { MeusDados } from './meus-dados.service.ts';
import { secaoNomes } from './secoes.ts';

/** Version of the format; increment when a field is removed or changes its meaning. */
const versao = 1;

/** Streams a consumer's data as JSON: `cadastro` is an object, every other section a list. */
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
