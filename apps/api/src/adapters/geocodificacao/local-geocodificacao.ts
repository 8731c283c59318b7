import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import { findMunicipio, normalizeMunicipio } from '@trevo/rules/pessoa/endereco/municipio';
import { carregarMunicipios, obterEstado, type Municipio } from 'municipios-brasil';
import type { Geocoder, LugarAchado } from './geocodificacao.port.ts';

/**
 * Finds municipalities by name and state in a bundled list, for machines without network. Ignores street and
 * number: `Av. Rio Branco, Rio de Janeiro, RJ` is the centre of Rio de Janeiro. For an unknown municipality of a
 * known state the result is the state's centre.
 */
export function createLocalGeocoder(): Geocoder {
  return {
    async find(endereco): Promise<LugarAchado | undefined> {
      // Loaded on demand and cached by the library: 1 MB that most processes never need.
      const municipios = await carregarMunicipios();
      const { uf, partes } = splitEndereco(endereco);
      if (!uf) return toLugar(findByNome(municipios.listar(), partes));
      const doEstado = municipios.porEstado(uf as Municipio['uf']);
      const nomes = doEstado.map(({ nome }) => nome);
      // The municipality follows street and neighbourhood, which can carry another municipality's name.
      const nome = partes.map((parte) => findMunicipio(uf, parte, nomes)).findLast(Boolean);
      if (nome) return toLugar(doEstado.find((one) => one.nome === nome));
      const { latitude, longitude } = obterEstado(uf as Municipio['uf'])!;
      return { latitude, longitude, precisao: 'estado' };
    },
  };
}

const toLugar = (municipio: Municipio | undefined): LugarAchado | undefined =>
  municipio && { latitude: municipio.latitude, longitude: municipio.longitude, precisao: 'lugar' };

/** Splits an address at commas, slashes and dashes; the last part is the state when it names one. */
function splitEndereco(endereco: string): { uf: string | undefined; partes: string[] } {
  const partes = endereco
    .split(/\s*[,/]\s*|\s+[-–]\s+/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '' && normalizeMunicipio(parte) !== 'brasil');
  const last = partes.at(-1) ?? '';
  const whole = findEstado(last)?.codigo;
  if (whole && last.length === 2) return { uf: whole, partes: partes.slice(0, -1) };
  // `Campinas SP`
  const [, before, after = ''] = /^(.+)\s([A-Za-z]{2})$/.exec(last) ?? [];
  const uf = before && findEstado(after)?.codigo;
  return uf ? { uf, partes: [...partes.slice(0, -1), before] } : { uf: undefined, partes };
}

/** Finds a municipality by name without a state: the only one of that name, or a capital among several. */
function findByNome(municipios: readonly Municipio[], partes: readonly string[]): Municipio | undefined {
  const wanted = normalizeMunicipio(partes.at(-1) ?? '');
  const found = municipios.filter(({ nome }) => normalizeMunicipio(nome) === wanted);
  return found.length === 1 ? found[0] : found.find(({ capital }) => capital);
}
