/** Words of the minutes of a draw. */
export const ataText = {
  titulo: 'Ata de apuração',
  rodape: (campanha: string, sorteio: string, dia: string) =>
    `Ata de apuração: ${campanha}, ${sorteio}, ${dia}`,
  abertura:
    'Esta ata registra a apuração do sorteio abaixo. Os números que participam foram congelados antes da extração. As pessoas nomeadas leram o resultado da Loteria Federal e aplicaram a regra do regulamento; o programa fez a conta, que qualquer pessoa pode refazer.',
  fatos: {
    promotora: 'Promotora',
    cnpj: 'CNPJ',
    promocao: 'Promoção',
    certificado: 'Certificado de autorização',
    sorteio: 'Sorteio',
    premio: 'Prêmio',
    extracao: 'Extração da Loteria Federal',
    apurado: 'Data e hora da apuração',
    local: 'Local da apuração',
  },
  congelamento: {
    titulo: 'Congelamento dos números',
    quando: 'Congelado em',
    por: 'Por',
    numeros: 'Números distribuídos',
    excluidos: 'Fora do sorteio',
    participam: 'Números que participam',
    hash: 'Impressão digital do manifesto (SHA-256)',
  },
  regra: 'Como o regulamento sorteia',
  resultado: {
    titulo: 'Resultado da extração',
    premio: 'Prêmio',
    numero: 'Número',
    ordem: (ordem: number) => `${ordem}º prêmio`,
    por: 'Informado por',
    e: ' e ',
    documento: 'Documento da extração',
    anexado: (quando: string, nome: string) => `Anexado em ${quando} por ${nome}`,
    sorteados: 'Números sorteados',
    sorteado: (premio: string, numero: string) => `${premio}: ${numero}`,
  },
  passos: (total: string) => `A conta, passo a passo (${total})`,
  premiados: 'Premiados',
  suplentes: 'Suplentes',
  desclassificados: 'Desclassificados',
  ninguem: 'Nenhum número que participa.',
  semGanhador: (total: number) =>
    total === 1 ? 'Um prêmio ficou sem ganhador.' : `${total} prêmios ficaram sem ganhador.`,
  colunas: { premio: 'Prêmio', numero: 'Número da sorte', pessoa: 'Pessoa', cpf: 'CPF', motivo: 'Motivo' },
  contaExcluida: 'Conta excluída',
  motivo: (motivo: string, texto: string | null) => (texto === null ? `${motivo}.` : `${motivo}. ${texto}`),
  versoes: {
    titulo: 'Versões da apuração',
    versao: (versao: number, motivo: string, quando: string, nome: string) =>
      `Versão ${versao}, de ${quando}, por ${nome}: ${motivo}`,
    confirmada: (versao: number, quando: string, nome: string) =>
      `A versão ${versao} foi confirmada em ${quando} por ${nome}.`,
  },
  conferir: {
    titulo: 'Como conferir este sorteio',
    texto:
      'A cápsula é um arquivo público, sem dados pessoais, com tudo o que a conta usa. Qualquer pessoa refaz a conta: abre a página de conferência, escolhe a cápsula e digita a impressão digital acima, que foi publicada antes da extração.',
    capsula: 'Cápsula',
    pagina: 'Página de conferência',
    comando: 'Ou pelo programa',
  },
  assinaturas: {
    titulo: 'Assinaturas',
    texto: 'Assina a pessoa responsável pela promoção, com duas testemunhas identificadas.',
    digital: 'Espaço para a assinatura digital',
    signatario: 'Signatário',
    testemunha: (ordem: number) => `${ordem}ª testemunha`,
    nome: 'Nome',
    cpf: 'CPF',
    assinatura: 'Assinatura',
  },
};
