/** Words that every list says. */
export const listaText = {
  carregando: 'Carregando…',
  erro: 'Não deu para carregar',
  tentarNovamente: 'Tentar novamente',
  paginas: 'Páginas',
  anterior: 'Página anterior',
  proxima: 'Próxima página',
  pagina: (n: number) => `Página ${n}`,
} as const;
