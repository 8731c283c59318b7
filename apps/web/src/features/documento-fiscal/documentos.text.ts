import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the receipts list. */
export const documentosText = {
  titulo: 'Minhas notas',
  total: (n: number) => (n === 1 ? 'Você cadastrou 1 nota.' : `Você cadastrou ${formatContagem(n)} notas.`),
  // Literal from the specification; the API uses the same sentence.
  vazio: 'Não foi encontrado nenhum documento fiscal!',
  vazioTitulo: 'Suas notas vão aparecer aqui',
  vazioFechada: 'Você não tem notas nesta campanha',
  vazioDetalhe: 'Comece pela primeira: aponte a câmera para o QR Code e pronto.',
  escanear: 'Escanear nota',
  semCampanha: 'Nenhuma campanha no ar',
  detalhes: 'Sua nota',
  escolha: 'Escolha uma nota',
  escolhaDetalhe: 'O que ela rendeu e o andamento aparecem aqui.',
  fechar: 'Fechar',
  chave: 'Chave de acesso',
  coo: 'Número do cupom (COO)',
  copiar: 'Copiar chave',
  copiada: 'Chave copiada',
  compra: (dia: string) => `Compra de ${dia}`,
  historico: 'Andamento',
  verCompra: 'Ver detalhes da compra',
  regulamento: 'Ver o regulamento',
  seusNumeros: 'Números que ela deu',
  imagem: 'Imagem da nota',
  imagemFalhou: 'Não conseguimos carregar a imagem da nota.',
  tentarNovamente: 'Tentar novamente',
  ampliar: 'Ampliar imagem',
  reduzir: 'Reduzir imagem',
  abrirPdf: 'Abrir a nota em PDF',
  baixarPdf: 'Baixar PDF',
  protocolo: (protocolo: string) => `Protocolo ${protocolo}`,
  filtro: 'Situação',
  filtros: { TODAS: 'Todas', PENDENTE: 'Pendentes', VALIDO: 'Válidas', INVALIDO: 'Inválidas' },
  vazioNoFiltro: 'Nenhuma nota nesta situação',
} as const;

/** Texts of the receipts that wait for a verdict. */
export const pendentesText = {
  titulo: 'Notas pendentes',
  total: (n: number) =>
    n === 1 ? '1 nota espera a conferência.' : `${formatContagem(n)} notas esperam a conferência.`,
  vazio: 'Nenhuma nota pendente',
  procurar: 'Procurar pela chave de acesso',
  chave: 'Chave de acesso da nota',
  chaveVazia: 'Digite a chave da nota.',
  procurarBotao: 'Procurar nota',
  procurando: 'Procurando a nota',
  vazioDetalhe: 'Quando uma nota precisa ser conferida, ela espera aqui até sair a resposta.',
} as const;

/** Texts of the page to which an external receipt reader redirects. */
export const retornoText = {
  lendo: 'Conferindo a leitura',
  titulos: { pendente: 'Nota lida!', aprovada: 'Nota aprovada', recusada: 'Esta nota não vale' },
  bom: 'Nota lida!',
  bomDetalhe: 'Seus números aparecem na lista assim que a nota for conferida.',
  ruim: 'Não deu para ler a nota',
  ruimDetalhe: 'Tente de novo, ou cadastre a nota pela chave de acesso.',
  escanear: 'Escanear de novo',
} as const;
