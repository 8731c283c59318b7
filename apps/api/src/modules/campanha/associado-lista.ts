import { normalizeMunicipio } from '@trevo/rules/municipio';
import type { CampanhaPublicada } from './hospedagem.service.ts';

/** The campaign's shops whose name holds `filtroNome`, by name; case and accents do not matter. */
export function listAssociados({ arquivo }: CampanhaPublicada, filtroNome: string) {
  const wanted = normalizeMunicipio(filtroNome);
  return arquivo.associados
    .filter(({ ativo, nome }) => ativo && normalizeMunicipio(nome).includes(wanted))
    .map(({ nome, cnpj, grupo }) => ({ nome, cnpjCpf: cnpj, grupo: grupo ?? null }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The groups of the campaign's active shops with how many each has. */
export function listGrupos({ arquivo }: CampanhaPublicada): { nome: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { ativo, grupo } of arquivo.associados) {
    if (ativo && grupo) totals.set(grupo, (totals.get(grupo) ?? 0) + 1);
  }
  return [...totals]
    .map(([nome, total]) => ({ nome, total }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
