/** Texts on the voucher of a prize, and on its pictures. */
export const voucherText = {
  de: 'Ganho por',
  em: 'Em',
  codigo: 'Código do prêmio',
  retire: 'Retire até',
  terminou: 'O prazo terminou em',
  entregue: 'Entregue em',
  hoje: 'hoje',
  qr: (codigo: string) => `QR Code do prêmio ${codigo}`,
  qrTotem: 'QR Code para abrir este prêmio no seu celular',
  leve: 'Aponte a câmera e leve o prêmio no seu celular.',
  guardar: 'Guardar voucher',
  guardado: 'Voucher guardado neste aparelho.',
  compartilhar: 'Compartilhar',
  ganhei: 'Ganhei!',
  guarde: 'Guarde este código: é por ele que o seu prêmio se chama.',
  erro: 'Não deu para criar a imagem. Tente de novo.',
} as const;
