/** What a postal code stands for, in the field names of ViaCEP. Towns with one code have no street. */
export interface EnderecoCep {
  readonly logradouro: string;
  readonly bairro: string;
  readonly uf: string;
  readonly localidade: string;
  readonly ibge: string;
}

/** Looks postal codes up. */
export interface CepLookup {
  /** The address of eight digits, or undefined when nobody knows the code. Refuses with externo.indisponivel. */
  find(cep: string): Promise<EnderecoCep | undefined>;
}
