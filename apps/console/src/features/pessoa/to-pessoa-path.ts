interface Achada {
  readonly consumidorID: string;
  readonly campanhas: readonly { readonly ano: number; readonly identificacao: string }[];
}

/** Returns the address of a person's card in the newest campaign of the person. */
export function toPessoaPath({ consumidorID, campanhas: [campanha] }: Achada): string {
  const search = campanha ? `?campanha=${campanha.ano}/${campanha.identificacao}` : '';
  return `/pessoas/${consumidorID}${search}`;
}
