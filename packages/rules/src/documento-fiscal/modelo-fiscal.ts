/** The fiscal models a consumer's receipt can have: NF-e, NFC-e and SAT CF-e. */
export type ModeloFiscal = '55' | '65' | '59';

export const modelosFiscais: readonly ModeloFiscal[] = ['55', '65', '59'];

const nomes: Readonly<Record<string, string>> = {
  '55': 'Nota Fiscal Eletrônica (NF-e)',
  '65': 'Nota Fiscal de Consumidor (NFC-e)',
  '59': 'Cupom Fiscal SAT (CF-e)',
  '57': 'Conhecimento de Transporte (CT-e)',
  '58': 'Manifesto de Documentos Fiscais (MDF-e)',
  '62': 'Nota Fiscal de Comunicação (NFCom)',
  '63': 'Bilhete de Passagem (BP-e)',
  '64': 'Guia de Transporte de Valores (GTV-e)',
  '66': 'Conta de Energia Elétrica (NF3e)',
  '67': 'Conhecimento de Transporte de Outros Serviços (CT-e OS)',
  '99': 'Declaração de Conteúdo (DC-e)',
  boleto: 'Boleto',
  pix: 'Código Pix',
};

/** Returns the kind of a scanned code for display, by fiscal model, `boleto` or `pix`. */
export function nameModelo(modelo: string): string | null {
  // The text is untrusted and may be the name of an inherited property.
  return Object.hasOwn(nomes, modelo) ? nomes[modelo]! : null;
}

/** Whether a two-digit model is one a consumer's receipt can have. */
export function isModeloFiscal(modelo: string): modelo is ModeloFiscal {
  return (modelosFiscais as readonly string[]).includes(modelo);
}
