import { formatContagem } from '@trevo/client/format.ts';
import type { ItemSituacao } from '@trevo/rules/encerramento/checklist-encerramento';
import type {
  PrazoAncora,
  PrazoSentido,
  PrazoSituacao,
  PrazoUnidade,
} from '@trevo/rules/encerramento/prazo-legal';

const toDias = (dias: number): string => (dias === 1 ? '1 dia' : `${formatContagem(dias)} dias`);

const ancoras: Readonly<Record<PrazoAncora, string>> = {
  scpc: 'da data no cabeçalho do SCPC',
  distribuicao: 'do início da campanha',
  fim: 'do fim da campanha',
  sorteio: 'do dia do sorteio',
  premiacao: 'do sorteio, ou do fim para prêmios instantâneos',
  apuracao: 'da confirmação dos ganhadores',
  decendio: 'do fim do decêndio da apuração',
  caducidade: 'do fim do direito ao prêmio',
  entrega: 'da última entrega',
};

const sentidos: Readonly<Record<PrazoSentido, string>> = { antes: 'antes', depois: 'depois' };

const prazoSituacoes: Readonly<Record<PrazoSituacao, string>> = {
  feito: 'Cumprido',
  passou: 'Passou',
  vencido: 'Vencido',
  hoje: 'Hoje',
  perto: 'Perto',
  longe: 'A tempo',
};

const itemSituacoes: Readonly<Record<ItemSituacao, string>> = {
  feito: 'Feito',
  falta: 'Falta',
  naoSeAplica: 'Não se aplica',
};

export const unidadesPrazo: Readonly<Record<PrazoUnidade, string>> = {
  dias: 'dias corridos',
  diasUteis: 'dias úteis',
  meses: 'meses',
};

/** Words of the closing of a campaign. */
export const encerramentoConsoleText = {
  titulo: 'Encerramento',
  ajuda:
    'O que a SPA pede no fim de uma campanha: prazos, o que falta, os arquivos, o kit e o fechamento dos livros.',
  prazos: {
    titulo: 'Prazos legais',
    vazio: 'Nenhum prazo: esta campanha não tem sorteio nem prêmio instantâneo.',
    semContas: 'O prazo da prestação de contas aparece quando duas pessoas digitarem o cabeçalho do SCPC.',
    colunas: { falta: 'Falta', prazo: 'Prazo', dia: 'Dia', situacao: 'Situação', acao: 'Ação' },
    situacoes: prazoSituacoes,
    falta: (dias: number): string => {
      if (dias === 0) return 'é hoje';
      return dias > 0 ? `${dias === 1 ? 'falta' : 'faltam'} ${toDias(dias)}` : `há ${toDias(-dias)}`;
    },
    conta: (duracao: string, sentido: PrazoSentido, ancora: PrazoAncora): string =>
      `${duracao} ${sentidos[sentido]} ${ancoras[ancora]}`,
    noDia: (ancora: PrazoAncora): string =>
      ancora === 'scpc' ? 'na data do cabeçalho do SCPC' : `contado ${ancoras[ancora]}, sem dias a mais`,
    proprio: 'Prazo próprio desta campanha',
    proprioDe: (nome: string, segunda: string | null): string =>
      segunda === null ? `Definido por ${nome}.` : `Definido por ${nome}, aprovado por ${segunda}.`,
    mudar: 'Mudar',
    mudarDe: (prazo: string) => `Mudar o prazo ${prazo}`,
    dialogo: (prazo: string) => `Mudar: ${prazo}`,
    efeito:
      'Vale só para esta campanha, depois que uma segunda pessoa aprovar. O prazo da lei fica como está.',
    quantidade: 'Quantos',
    unidade: 'Contados em',
    motivo: 'Por quê, e onde isso está escrito',
    faltaQuantidade: 'Use um número de 0 a 4000.',
    faltaMotivo: 'Escreva ao menos 10 caracteres.',
    fazer: 'Pedir aprovação',
    proposto: 'Pedido enviado. Uma segunda pessoa decide em Propostas.',
  },
  itens: {
    titulo: 'O que a SPA pede',
    resumo: (faltam: number): string =>
      faltam === 0
        ? 'Nada falta.'
        : faltam === 1
          ? 'Falta 1 ponto.'
          : `Faltam ${formatContagem(faltam)} pontos.`,
    colunas: { situacao: 'Situação', ponto: 'Ponto', acao: 'Onde' },
    situacoes: itemSituacoes,
    onde: {
      arquivos: 'Arquivos',
      scpc: 'SCPC',
      valores: 'Valores',
      livros: 'Livros',
      sorteios: 'Sorteios',
      premios: 'Prêmios',
      fila: 'Fila',
      auditoria: 'Quem fez o quê',
    },
    irDe: (ponto: string, onde: string) => `${ponto}: ir para ${onde}`,
  },
  scpc: {
    titulo: 'Cabeçalho do SCPC',
    ajuda:
      'Duas pessoas digitam, sem ver uma à outra, o que o SCPC mostra no cabeçalho da promoção. A data das contas é contada a partir daí.',
    ninguem: 'Ninguém digitou ainda.',
    espera: (nome: string) => `${nome} já digitou. Falta uma segunda pessoa digitar o mesmo.`,
    meu: 'Você já digitou. Falta uma segunda pessoa digitar o mesmo.',
    divergiu: 'Os dois cabeçalhos não eram iguais',
    divergiuMensagem: (nomes: string) =>
      `${nomes} digitaram dados diferentes. Os dois foram descartados: digitem de novo.`,
    vale: 'Vale: duas pessoas digitaram o mesmo.',
    aguarda: 'O cabeçalho abaixo vale até uma segunda pessoa digitar o novo.',
    certificadoDifere: 'O certificado não é o da campanha publicada. Confira os dois.',
    certificado: 'Certificado',
    contasAte: 'Prestação de contas até',
    autorizadaDe: 'Autorizada de',
    autorizadaAte: 'Autorizada até',
    conferidoPor: 'Digitado por',
    e: ' e ',
    faltaCertificado: 'Digite o número do certificado.',
    faltaData: 'Escolha o dia.',
    periodo: 'O último dia vem antes do primeiro.',
    fazer: 'Digitar',
    refazer: 'Digitar de novo',
    trocar: 'Houve aditamento: digitar o novo cabeçalho',
    feito: 'Digitado.',
  },
  arquivos: {
    titulo: 'Arquivos que só as pessoas têm',
    ajuda: 'PDF ou imagem, até 17 MB. Entram no kit como foram anexados.',
    nenhum: 'Nenhum arquivo anexado. Comece pelo PDF do certificado.',
    colunas: { arquivo: 'Arquivo', quando: 'Anexado', acao: 'Ação' },
    tipo: 'O que é',
    sorteio: 'Sorteio',
    instantaneos: 'Prêmios instantâneos',
    escolher: 'Escolher arquivo',
    rotulo: 'Arquivo para anexar',
    anexado: 'Arquivo anexado.',
    por: (nome: string) => `por ${nome}`,
    abrir: 'Abrir',
    abrirDe: (tipo: string) => `Abrir ${tipo}`,
    retirar: 'Retirar',
    retirarDe: (tipo: string) => `Retirar ${tipo}`,
    retirarTitulo: 'Retirar o arquivo',
    retirarEfeito: 'O arquivo sai da lista e dos próximos kits, e é apagado. Kits prontos não mudam.',
    retirarMotivo: 'Por que retirar?',
    retirado: 'Arquivo retirado.',
    nomeBaixado: (tipo: string, extensao: string) => `${tipo.toLowerCase().replaceAll(' ', '-')}.${extensao}`,
  },
  valores: {
    titulo: 'Valor dos prêmios e imposto',
    ajuda: 'O valor de mercado de um prêmio. O imposto é 20%, na DARF 0916.',
    nenhum: 'Esta campanha não tem sorteio.',
    colunas: { premio: 'Prêmio', ganhos: 'Ganhos', valor: 'Valor de um', imposto: 'Imposto' },
    semValor: 'sem valor',
    valorDe: (premio: string) => `Valor de ${premio}`,
    salvar: 'Salvar',
    salvarDe: (premio: string) => `Salvar o valor de ${premio}`,
    salvo: 'Valor salvo.',
  },
  livros: {
    titulo: 'Livros',
    ajuda: 'Números, prêmios instantâneos e contas precisam conferir uns com os outros antes do fechamento.',
    nunca: 'Ainda não foram conferidos.',
    conferir: 'Conferir agora',
    conferidos: 'Livros conferidos.',
    quando: 'Conferidos',
    numeros: 'Números da sorte',
    premios: 'Prêmios instantâneos',
    contas: 'Contas, notas e pedidos',
    diferencas: (total: number): string => {
      if (total === 0) return 'conferem';
      return total === 1 ? '1 diferença' : `${formatContagem(total)} diferenças`;
    },
    semPremios: 'a campanha não tem',
  },
  kit: {
    titulo: 'Kit para a SPA',
    ajuda:
      'Um ZIP com tudo: regulamento, cápsulas, atas, participantes, ganhadores, recibos, impostos e arquivos anexados. Cada um fica pronto por sete dias.',
    vazio: {
      titulo: 'Nenhum kit',
      pede: 'Use "Pedir kit" quando a lista acima estiver como você quer. O que faltar vai escrito no kit.',
      semPedir: 'Um administrador pede o kit.',
    },
    pedir: 'Pedir kit',
    dialogo: 'Pedir o kit',
    aviso:
      'O kit tem dados pessoais de todos os participantes. Uma segunda pessoa aprova, e cada download fica registrado.',
    finalidade: 'Para que o kit será usado?',
    faltaFinalidade: 'Escreva ao menos 10 caracteres.',
    fazer: 'Pedir aprovação',
    proposto: 'Pedido enviado. Uma segunda pessoa decide em Propostas.',
    colunas: { kit: 'Kit', situacao: 'Situação', conteudo: 'Conteúdo', acao: 'Ação' },
    por: (nome: string) => `por ${nome}`,
    aprovado: (nome: string) => `aprovado por ${nome}`,
    escritos: (total: number) =>
      total === 1 ? '1 arquivo escrito' : `${formatContagem(total)} arquivos escritos`,
    valeAte: 'Vale até',
    manifesto: 'Impressão digital do manifesto (SHA-256)',
    copiar: 'Copiar a impressão digital',
    arquivos: (total: number) => (total === 1 ? '1 arquivo' : `${formatContagem(total)} arquivos`),
    faltas: (total: number) =>
      total === 0
        ? 'Nada falta neste kit.'
        : total === 1
          ? 'Falta 1 ponto:'
          : `Faltam ${formatContagem(total)} pontos:`,
    ver: (nome: string) => `O que há em ${nome}`,
    linhas: (linhas: number) => (linhas === 1 ? '1 linha' : `${formatContagem(linhas)} linhas`),
    mais: (total: number) => `e mais ${formatContagem(total)}, no manifesto.json`,
    depois: 'A impressão digital do manifesto continua na lista.',
  },
  fechamento: {
    titulo: 'Fechamento dos livros',
    ajuda: 'Depois do kit, um administrador fecha os livros com uma segunda pessoa. Eles não abrem mais.',
    semKit: 'Primeiro peça um kit: o fechamento guarda a impressão digital do manifesto dele.',
    kit: 'Com o kit',
    fechar: 'Fechar os livros',
    pergunta: 'Fechar os livros desta campanha?',
    efeito:
      'Números, prêmios e contas são conferidos mais uma vez. Depois ninguém mais muda notas, números, prêmios, entregas, pedidos, contas, sorteios nem o arquivo da campanha. Uma segunda pessoa aprova.',
    fazer: 'Fechar os livros',
    voltar: 'Voltar',
    proposto: 'Pedido enviado. Uma segunda pessoa decide em Propostas.',
    fechado: 'Os livros estão fechados.',
    fechadoEm: 'Fechados',
    fechadoPor: 'Por',
    aprovadoPor: 'Aprovado por',
    manifesto: 'Manifesto do kit (SHA-256)',
    guarda: 'Dados pessoais',
    guardaContas: (meses: number) =>
      `Contas sem uso são apagadas ${formatContagem(meses)} meses depois do último uso ou do fim da campanha. Fechar os livros não muda isso.`,
    notasAte: 'Notas e donos guardados até',
    recibosAte: 'Recibos de entrega guardados até',
    semEntrega: 'cinco anos depois da entrega',
  },
} as const;
