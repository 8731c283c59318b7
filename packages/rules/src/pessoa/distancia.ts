/** A place in degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth. */
const raioKm = 6371.0088;

const toRadianos = (graus: number) => (graus * Math.PI) / 180;

/** How far one place is from another as the crow flies, in kilometres with one decimal. */
export function toDistanciaKm(de: Coordenadas, ate: Coordenadas): number {
  const [latitude, longitude] = [
    toRadianos(ate.latitude - de.latitude),
    toRadianos(ate.longitude - de.longitude),
  ];
  const part =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadianos(de.latitude)) * Math.cos(toRadianos(ate.latitude)) * Math.sin(longitude / 2) ** 2;
  // Of places at opposite ends of the earth the part comes out a little above one.
  const km = 2 * raioKm * Math.asin(Math.sqrt(Math.min(1, part)));
  return Math.round(km * 10) / 10;
}

/** A place with three decimals, which is about a hundred metres: near enough for a shop, and nobody's front door. */
export const roundCoordenadas = ({ latitude, longitude }: Coordenadas): Coordenadas => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

// Adding nothing makes a plain zero of the one below zero.
const round = (graus: number) => Math.round(graus * 1000) / 1000 + 0;
