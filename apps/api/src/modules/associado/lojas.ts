import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { roundCoordenadas, toDistanciaKm, type Coordenadas } from '@trevo/rules/pessoa/distancia';
import { normalizeMunicipio } from '@trevo/rules/pessoa/municipio';

type Loja = CampanhaArquivo['associados'][number];

/** Nobody looks at more, and whoever does looks at the list. */
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

/** The active shops whose name or city holds `nome`, by name; case and accents do not matter. */
export function listLojas(
  { associados }: CampanhaArquivo,
  filter: { nome: string; soCredenciadas: boolean },
) {
  const wanted = normalizeMunicipio(filter.nome);
  return associados
    .filter((loja) => loja.ativo && (isCredenciada(loja) || !filter.soCredenciadas))
    .filter(({ nome, cidade = '' }) =>
      [nome, cidade].some((text) => normalizeMunicipio(text).includes(wanted)),
    )
    .map(toWire)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The active shops whose place is known, the nearest first, at most fifty. */
export function listMaisProximas({ associados }: CampanhaArquivo, exact: Coordenadas) {
  const from = roundCoordenadas(exact);
  return associados
    .flatMap((loja) => {
      const { latitude, longitude } = loja;
      if (!loja.ativo || latitude === undefined || longitude === undefined) return [];
      return [{ ...toWire(loja), distancia: toDistanciaKm(from, { latitude, longitude }) }];
    })
    .sort((a, b) => a.distancia - b.distancia || a.nome.localeCompare(b.nome, 'pt-BR'))
    .slice(0, maisProximosMaximo);
}
