import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the numbers list. */
export const cupomText = {
  titulo: 'Meus números',
  total: (n: number) =>
    n === 1 ? 'Você tem 1 número da sorte.' : `Você tem ${formatContagem(n)} números da sorte.`,
  subtitulo: 'Guarde esta tela: são eles que concorrem.',
  buscar: 'Buscar um número ou CPF',
  limpar: 'Limpar busca',
  exemplo: 'Ex.: 57698',
  nenhumAchado: (busca: string) => `Nenhum dos seus números tem “${busca}”.`,
  achados: (n: number) => (n === 1 ? '1 número encontrado' : `${n} números encontrados`),
  /** Label by the origin of the number, used when the shop has no name. */
  origem: {
    Fiscal: (dia: string) => `Nota de ${dia}`,
    NaoFiscal: (dia: string) => `Compra de ${dia}`,
    Cupom: (dia: string) => `Cupom de ${dia}`,
  },
  naLoja: (loja: string, dia: string) => `${loja} · ${dia}`,
  cancelado: 'Cancelado',
  // Literal from the specification; the API uses the same sentence.
  vazio: 'Nenhum cupom encontrado para esse usuário.',
  vazioTitulo: 'Seu primeiro número está a uma nota de distância',
  vazioDetalhe: 'Compre, guarde a nota e escaneie.',
  vazioFechada: 'Você não tem números nesta campanha',
  cpfSemNumeros: 'Não achamos números com este CPF',
  escanear: 'Escanear nota',
  semCampanha: 'Nenhuma campanha no ar',
  periodo: 'Período',
  periodos: { tudo: 'Tudo', hoje: 'Hoje', semana: 'Semana', mes: 'Mês' },
  vazioNoPeriodo: 'Nenhum número neste período',
  concorre: (nomes: readonly string[]) => `Concorre: ${nomes.join(', ')}`,
  concorreu: (dias: readonly string[]) => `Concorreu em ${dias.join(' e ')}`,
  concorreTitulo: 'Você concorre a',
  concorreQuando: (nome: string, dia: string, dias: number) =>
    dias > 1 ? `${nome}, ${dia}. Faltam ${dias} dias.` : dias === 1 ? `${nome}, amanhã.` : `${nome}, hoje.`,
  calendario: (nome: string) => `Adicionar ${nome} ao calendário`,
  chances: {
    titulo: 'Minhas chances',
    /** Without a total while the count of all numbers is behind; `isFechada`: the list of numbers is frozen. */
    quantos: (meus: number, total: number | null, isFechada: boolean) =>
      total === null
        ? `Você tem ${meus === 1 ? '1 número' : `${formatContagem(meus)} números`} neste sorteio.`
        : `Você tem ${formatContagem(meus)} de ${formatContagem(total)} ${total === 1 ? 'número' : 'números'} ${isFechada ? 'neste sorteio' : 'até agora'}.`,
    nenhum: 'Você não tem números neste sorteio.',
    nota: 'Cada número tem a mesma chance. O total muda até o sorteio.',
    notaFechada: 'Cada número tem a mesma chance. A lista está fechada.',
    contado: (quando: string) => `Contagem: ${quando}`,
  },
  /** A short day may end with the point of its month. */
  participam: (dia: string) => `Participam os números de notas cadastradas até ${dia.replace(/\.$/, '')}.`,
  adicionarCalendario: 'Adicionar ao calendário',
  sorteios: 'Sorteios',
  regraTitulo: 'Como sai o ganhador',
  congelado:
    'A lista dos números deste sorteio está fechada. A impressão digital dela, para guardar e conferir depois:',
  conferir: 'Conferir o sorteio',
  conferirAjuda:
    'Qualquer pessoa pode refazer a conta deste sorteio no próprio aparelho, mesmo sem internet.',
  prova: {
    baixar: 'Baixar minha prova',
    ajuda:
      'A sua prova é um arquivo que mostra que os seus números estavam na lista. Escolha-o em “Conferir um sorteio”.',
    conferir: 'Conferir um sorteio',
    titulo: (nome: string) => `Minha prova: ${nome}`,
    erro: 'Não deu para baixar a sua prova. Tente de novo.',
  },
  manifesto: 'Impressão digital publicada antes da extração:',
  meuSal: 'Seu código de prova, só para você:',
  quando: (dia: string, dias: number) =>
    dias > 1
      ? `${dia}, faltam ${dias} dias`
      : dias === 1
        ? `${dia}, é amanhã`
        : dias === 0
          ? `${dia}, é hoje`
          : `${dia}, aguardando o resultado`,
  verGanhadores: (dia: string) => `${dia} · Ver ganhadores`,
  voceGanhou: (dia: string) => `${dia} · Você ganhou!`,
  ganhadores: (nome: string) => `Ganhadores do ${nome}`,
  fechar: 'Fechar',
  compartilhar: 'Compartilhar meus números',
  compartilharTitulo: 'Meus números da sorte',
  compartilharErro: 'Não deu para criar a imagem. Tente de novo.',
} as const;

/** Texts around a lucky number. */
export const numeroSorteText = {
  // Digit by digit: a number read as a quantity cannot be compared with the result of a sorteio.
  falado: (serie: string, numero: string) => `Série ${[...serie].join(' ')}, número ${[...numero].join(' ')}`,
} as const;
