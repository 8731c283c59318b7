/** Coordinates in degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/** Result of geocoding; `estado` when only the state is known, which makes distances meaningless. */
export interface LugarAchado extends Coordenadas {
  readonly precisao: 'lugar' | 'estado';
}

/** Geocodes addresses. */
export interface Geocoder {
  /** Undefined for an unknown address. Throws externo.indisponivel. */
  find(endereco: string): Promise<LugarAchado | undefined>;
}
