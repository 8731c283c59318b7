/** Texts of the brand panel beside the entry. */
export const capaText = {
  passos: {
    compre: 'Compre e guarde a nota',
    escaneie: 'Escaneie o QR Code da nota',
    cadastre: 'Cadastre a nota aqui',
    acompanhe: 'Acompanhe tudo o que ela vale',
  },
} as const;
