/** A place in degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where an address was found; `estado` where only its state is known, so that distances from it mean nothing. */
export interface LugarAchado extends Coordenadas {
  readonly precisao: 'lugar' | 'estado';
}

/** Finds where an address is. */
export interface Geocoder {
  /** Undefined when the address is nowhere. Refuses with externo.indisponivel. */
  find(endereco: string): Promise<LugarAchado | undefined>;
}
