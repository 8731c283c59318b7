/** Texts outside the web app itself. */
export const paginaText = {
  /** App shortcuts of the manifest. */
  atalhos: { escanear: 'Escanear nota', cupons: 'Meus números' },
  /** Texts of the PDF page. */
  leitor: {
    titulo: 'Nota em PDF',
    baixar: 'Baixar PDF',
    abrindo: 'Abrindo a nota…',
    falhou: 'Não conseguimos mostrar esta nota aqui. Baixe o arquivo para ver.',
    venceu: 'Este endereço não vale mais. Abra a nota de novo pelo aplicativo.',
    mais: 'A nota tem mais páginas. Baixe o arquivo para ver todas.',
  },
} as const;
