import { normalizeMunicipio } from '@trevo/rules/municipio';
import type { Coordenadas, Geocoder } from './geocodificacao.port.ts';

// Centres of the capitals.
const capitais: readonly (readonly [nome: string, latitude: number, longitude: number])[] = [
  ['Rio Branco', -9.974, -67.8076],
  ['Maceió', -9.6658, -35.735],
  ['Macapá', 0.0349, -51.0694],
  ['Manaus', -3.119, -60.0217],
  ['Salvador', -12.9718, -38.5011],
  ['Fortaleza', -3.7172, -38.5434],
  ['Brasília', -15.7975, -47.8919],
  ['Vitória', -20.3155, -40.3128],
  ['Goiânia', -16.6869, -49.2648],
  ['São Luís', -2.5307, -44.3068],
  ['Cuiabá', -15.6014, -56.0979],
  ['Campo Grande', -20.4697, -54.6201],
  ['Belo Horizonte', -19.9167, -43.9345],
  ['Belém', -1.4558, -48.5039],
  ['João Pessoa', -7.1195, -34.845],
  ['Curitiba', -25.4284, -49.2733],
  ['Recife', -8.0476, -34.877],
  ['Teresina', -5.0892, -42.8019],
  ['Rio de Janeiro', -22.9068, -43.1729],
  ['Natal', -5.7945, -35.211],
  ['Porto Alegre', -30.0346, -51.2177],
  ['Porto Velho', -8.7612, -63.9004],
  ['Boa Vista', 2.8235, -60.6758],
  ['Florianópolis', -27.5954, -48.548],
  ['São Paulo', -23.5505, -46.6333],
  ['Aracaju', -10.9472, -37.0731],
  ['Palmas', -10.1689, -48.3317],
];

/** Knows the capitals, for machines without a network. */
export function createLocalGeocoder(): Geocoder {
  return {
    async find(endereco): Promise<Coordenadas | undefined> {
      const wanted = normalizeMunicipio(endereco);
      const found = capitais.find(([nome]) => wanted.includes(normalizeMunicipio(nome)));
      return found && { latitude: found[1], longitude: found[2] };
    },
  };
}
