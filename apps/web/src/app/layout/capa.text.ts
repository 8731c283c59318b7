/** Words of the brand's panel beside the entry. */
export const capaText = {
  passos: ['Compre e guarde a nota', 'Escaneie o QR Code da nota', 'Acompanhe tudo o que ela vale'],
} as const;
