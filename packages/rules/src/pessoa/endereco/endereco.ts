/** The parts of an address that a delivery needs: all but the complement. */
const partesDaEntrega = ['cep', 'estado', 'endereco', 'numero', 'bairro', 'cidade'] as const;

/** Returns whether a parcel can be delivered to an address. */
export const isEnderecoCompleto = (
  endereco: Readonly<Partial<Record<(typeof partesDaEntrega)[number], string | undefined>>>,
): boolean => partesDaEntrega.every((parte) => (endereco[parte] ?? '').trim() !== '');
