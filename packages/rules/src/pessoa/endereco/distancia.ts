/** Coordinates in degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth. */
const raioKm = 6371.0088;

const toRadianos = (graus: number) => (graus * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, rounded to one decimal. */
export function toDistanciaKm(de: Coordenadas, ate: Coordenadas): number {
  const [latitude, longitude] = [
    toRadianos(ate.latitude - de.latitude),
    toRadianos(ate.longitude - de.longitude),
  ];
  const part =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadianos(de.latitude)) * Math.cos(toRadianos(ate.latitude)) * Math.sin(longitude / 2) ** 2;
  // For antipodal points, rounding errors take the argument slightly above one.
  const km = 2 * raioKm * Math.asin(Math.sqrt(Math.min(1, part)));
  return Math.round(km * 10) / 10;
}

/**
 * Rounds coordinates to three decimals, about a hundred metres: close enough for a shop, too coarse to reveal a
 * home address.
 */
export const roundCoordenadas = ({ latitude, longitude }: Coordenadas): Coordenadas => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

// Adding 0 turns -0 into 0.
const round = (graus: number) => Math.round(graus * 1000) / 1000 + 0;
