import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { type Grupo, separatePequenos } from '@trevo/rules/relatorio/grupo-pequeno';
import { groupOf, type RelatorioWire, sumOf } from './relatorio.presenter.ts';
import type { LojaSoma, PessoasLoja } from './relatorio.views.ts';

/** Shops that are shown by name at most. */
const maximoLojas = 50;
const maximoEstados = 27;

type Soma = Pick<LojaSoma, 'notas' | 'validas' | 'invalidas' | 'valor_centavos'>;

const add = (rows: readonly Soma[]): Soma => ({
  notas: sumOf(rows, ({ notas }) => notas),
  validas: sumOf(rows, ({ validas }) => validas),
  invalidas: sumOf(rows, ({ invalidas }) => invalidas),
  valor_centavos: sumOf(rows, (row) => row.valor_centavos),
});

/** Sums rows by a key, with the people of each. */
function toGrupos(
  lojas: readonly LojaSoma[],
  pessoas: readonly PessoasLoja[],
  key: (row: Pick<LojaSoma, 'emitente' | 'uf'>) => string,
): (Soma & Grupo & { readonly chave: string; readonly rows: readonly LojaSoma[] })[] {
  const people = groupOf(pessoas, key);
  return [...groupOf(lojas, key)].map(([chave, rows]) => ({
    chave,
    rows,
    ...add(rows),
    pessoas: (people.get(chave) ?? []).flatMap((row) => row.pessoas),
  }));
}

const toOutros = (outros: readonly Soma[]): RelatorioWire['lojas']['outros'] => {
  if (outros.length === 0) return null;
  const { notas, validas, invalidas } = add(outros);
  return { grupos: outros.length, notas, validas, invalidas };
};

/** Returns the shops with five people or more by name. An issuer that is a person has no name here. */
export function toLojas(
  lojas: readonly LojaSoma[],
  pessoas: readonly PessoasLoja[],
  associados: CampanhaArquivo['associados'],
): RelatorioWire['lojas'] {
  const nomes = new Map(associados?.map(({ cnpj, nome }) => [cnpj, nome]));
  const { mostrados, outros } = separatePequenos(
    toGrupos(lojas, pessoas, ({ emitente }) => emitente),
    maximoLojas,
    ({ chave }) => !isCnpj(chave),
  );
  return {
    itens: mostrados.map(({ chave, rows, notas, validas, invalidas, valor_centavos }) => ({
      cnpj: chave,
      nome: nomes.get(chave) ?? null,
      uf: rows.find(({ uf }) => uf !== '')?.uf ?? null,
      valorCentavos: valor_centavos,
      notas,
      validas,
      invalidas,
    })),
    outros: toOutros(outros),
  };
}

/** Returns the states with five people or more. */
export function toEstados(
  lojas: readonly LojaSoma[],
  pessoas: readonly PessoasLoja[],
): RelatorioWire['estados'] {
  const { mostrados, outros } = separatePequenos(
    toGrupos(lojas, pessoas, ({ uf }) => uf),
    maximoEstados,
    ({ chave }) => chave === '',
  );
  return {
    itens: mostrados.map(({ chave, notas, validas, invalidas }) => ({
      uf: chave,
      notas,
      validas,
      invalidas,
    })),
    outros: toOutros(outros),
  };
}
