/** Address of a CEP, with the field names of ViaCEP. Towns with a single code have no street. */
export interface EnderecoCep {
  readonly logradouro: string;
  readonly bairro: string;
  readonly uf: string;
  readonly localidade: string;
  readonly ibge: string;
}

/** CEP lookup. */
export interface CepLookup {
  /** Returns the address of eight digits; undefined for an unknown CEP. Throws externo.indisponivel. */
  find(cep: string): Promise<EnderecoCep | undefined>;
}
