import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { roundCoordenadas, toDistanciaKm, type Coordenadas } from '@trevo/rules/pessoa/endereco/distancia';
import { isLojaAtiva } from '@trevo/rules/tempo/loja-ativa';
import { normalizeMunicipio } from '@trevo/rules/pessoa/endereco/municipio';

type Loja = CampanhaArquivo['associados'][number];

/** Maximum number of nearest shops; the complete list is a separate call. */
const maisProximosMaximo = 50;

const isCredenciada = ({ credenciada = true }: Loja) => credenciada;

const toWire = (loja: Loja) => ({
  nome: loja.nome,
  cnpjCpf: loja.cnpj,
  grupo: loja.grupo ?? null,
  credenciada: isCredenciada(loja),
  endereco: loja.endereco ?? null,
  cidade: loja.cidade ?? null,
  uf: loja.uf ?? null,
  cep: loja.cep ?? null,
  telefone: loja.telefone ?? null,
  latitude: loja.latitude ?? null,
  longitude: loja.longitude ?? null,
});

/** Lists active shops with `nome` in name or city, by name; ignores case and accents. */
export function listLojas(
  { associados }: CampanhaArquivo,
  filter: { nome: string; soCredenciadas: boolean; hoje: string },
) {
  const wanted = normalizeMunicipio(filter.nome);
  return associados
    .filter((loja) => isLojaAtiva(loja, filter.hoje) && (isCredenciada(loja) || !filter.soCredenciadas))
    .filter(({ nome, cidade = '' }) =>
      [nome, cidade].some((text) => normalizeMunicipio(text).includes(wanted)),
    )
    .map(toWire)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** Lists active shops with a known location, nearest first, at most 50. */
export function listMaisProximas({ associados }: CampanhaArquivo, exact: Coordenadas, hoje: string) {
  const from = roundCoordenadas(exact);
  return associados
    .flatMap((loja) => {
      const { latitude, longitude } = loja;
      if (!isLojaAtiva(loja, hoje) || latitude === undefined || longitude === undefined) return [];
      return [{ ...toWire(loja), distancia: toDistanciaKm(from, { latitude, longitude }) }];
    })
    .sort((a, b) => a.distancia - b.distancia || a.nome.localeCompare(b.nome, 'pt-BR'))
    .slice(0, maisProximosMaximo);
}
