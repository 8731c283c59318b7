import type { Caminho } from '@trevo/config/edicao/edit-texto';

const isGrupo = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path; a setting may stand under its whole name or in its group. */
export function readValor(valores: unknown, caminho: Caminho): unknown {
  const [secao, grupo, nome, ...rest] = caminho;
  if (secao === 'configuracao' && nome !== undefined) {
    const configuracao = isGrupo(valores) ? valores[secao] : undefined;
    const dotted = isGrupo(configuracao) ? configuracao[`${String(grupo)}.${String(nome)}`] : undefined;
    if (dotted !== undefined) return rest.reduce(readIn, dotted);
  }
  return caminho.reduce(readIn, valores);
}

const readIn = (value: unknown, key: string | number): unknown => (isGrupo(value) ? value[key] : undefined);
