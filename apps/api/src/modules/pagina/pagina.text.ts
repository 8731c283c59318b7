/** Words that the page's surroundings say outside of it. */
export const paginaText = {
  /** What a long press on the app's icon offers. */
  atalhos: { escanear: 'Escanear nota', cupons: 'Meus números' },
  /** The page that shows the PDF of a receipt. */
  leitor: {
    titulo: 'Nota em PDF',
    baixar: 'Baixar PDF',
    abrindo: 'Abrindo a nota…',
    falhou: 'Não conseguimos mostrar esta nota aqui. Baixe o arquivo para ver.',
    venceu: 'Este endereço não vale mais. Abra a nota de novo pelo aplicativo.',
    mais: 'A nota tem mais páginas. Baixe o arquivo para ver todas.',
  },
} as const;
