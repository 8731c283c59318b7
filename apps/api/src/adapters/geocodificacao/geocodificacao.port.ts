/** A place in degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds where an address is. */
export interface Geocoder {
  /** Undefined when the address is nowhere. Refuses with externo.indisponivel. */
  find(endereco: string): Promise<Coordenadas | undefined>;
}
