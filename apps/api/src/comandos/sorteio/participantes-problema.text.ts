/** Messages for the defects of a file of participants; each says how to correct it. */
export const participantesProblemaText = {
  cabecalho:
    'a primeira linha não é o cabeçalho do leiaute. Use os nove nomes de coluna, nesta ordem, sem marca antes.',
  aspas: 'há aspas sem par. Ponha o campo entre aspas e dobre as de dentro.',
  colunas: 'a linha não tem nove campos. Separe por vírgula, e ponha entre aspas o campo que tem vírgula.',
  cpf: 'o CPF não é válido. Use os 11 algarismos, sem pontos, com os zeros à esquerda.',
  cnpj: 'o CNPJ não é válido. Use os 14 caracteres, sem pontos.',
  doisDocumentos: 'há CPF e CNPJ. Deixe só um.',
  nome: 'falta o nome de quem tem CPF ou CNPJ. Escreva-o.',
  serie: 'a série não tem dois ou três algarismos. Use os zeros à esquerda; uma planilha os tira.',
  numero: 'o elemento sorteável não tem cinco algarismos. Use os zeros à esquerda; uma planilha os tira.',
  quando: 'a data e hora não existe ou não é aaaa-mm-dd hh:mm:ss.',
  email: 'o e-mail não é válido. Corrija-o ou deixe-o vazio.',
  telefone: 'o telefone tem mais que algarismos. Tire sinais e espaços.',
  estrangeiro: 'estrangeiro não é S nem N.',
  formula: 'nome ou e-mail começa com = + - @ ou espaço, e uma planilha o executaria. Tire o sinal.',
  repetido: 'o número é o da linha anterior. Cada número aparece uma vez.',
  ordem: 'o número vem depois de um maior, ou já apareceu. Ordene por série e número.',
  linhaGrande: 'a linha é grande demais para um participante. Baixe o arquivo de novo.',
} as const;

export type ProblemaParticipantes = keyof typeof participantesProblemaText;

const inteiro = new Intl.NumberFormat('pt-BR');

/** Words of the command that checks files of participants. */
export const participantesComandoText = {
  naoAbre: (file: string) => `${file} não é um ZIP inteiro. Baixe-o de novo.`,
  naoUtf8: (nome: string) =>
    `${nome} não é UTF-8. Uma planilha pode tê-lo salvo de novo: use o arquivo baixado.`,
  semManifesto: (file: string) => `${file} não tem manifesto.json. Confira o ZIP como foi baixado.`,
  semArquivo: (nome: string) => `${nome}: falta no ZIP. Baixe-o de novo.`,
  foraDoManifesto: (nome: string) => `${nome}: não está no manifesto. Confira o ZIP como foi baixado.`,
  linha: (nome: string, linha: number, problema: ProblemaParticipantes) =>
    `${nome}, linha ${inteiro.format(linha)}: ${participantesProblemaText[problema]}`,
  grande: (nome: string, maximo: number) =>
    `${nome}: tem mais de ${inteiro.format(maximo)} bytes. Divida-o entre linhas e repita o cabeçalho.`,
  hash: (nome: string) => `${nome}: o SHA-256 não é o do manifesto. O arquivo mudou: baixe-o de novo.`,
  contagem: (nome: string, linhas: number, esperadas: number) =>
    `${nome}: tem ${inteiro.format(linhas)} linhas, e o manifesto diz ${inteiro.format(esperadas)}. Baixe-o de novo.`,
  sorteio: (campanha: string, sorteio: string, hash: string) =>
    `Campanha ${campanha}, sorteio de ${sorteio}. Impressão digital do manifesto (SHA-256): ${hash}`,
  outroSorteio:
    'A impressão digital do manifesto não é a dada. O arquivo é de outro sorteio ou de outro congelamento.',
  arquivo: (nome: string, linhas: number, bytes: number, sha256: string) =>
    `${nome}: ${inteiro.format(linhas)} linhas, ${inteiro.format(bytes)} bytes, SHA-256 ${sha256}`,
  mais: 'Há mais problemas; corrija estes primeiro.',
  confere: (linhas: number) =>
    `Os participantes conferem: ${inteiro.format(linhas)} números, em ordem e sem repetição.`,
  naoConfere: 'Os participantes não conferem.',
};
