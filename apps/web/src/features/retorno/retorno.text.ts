/** Words of the page to which an outside reader of receipts sends the person back. */
export const retornoText = {
  bom: 'Nota lida!',
  bomDetalhe: 'Seus números aparecem na lista assim que a nota for conferida.',
  ruim: 'Não deu para ler a nota',
  ruimDetalhe: 'Tente de novo, ou cadastre a nota pela chave de acesso.',
  numeros: 'Ver meus números',
  escanear: 'Escanear de novo',
} as const;
