const reler = 'Confira a linha no arquivo de origem e envie-a de novo em outro arquivo.';
const reexportar = 'Exporte o arquivo de novo e envie.';

/** Problem of a line or document, and its remedy. */
export const problemaText = {
  aspas: {
    problema: 'As aspas não fecham na mesma linha.',
    cura: 'Tire a quebra de linha ou as aspas que sobram.',
  },
  linhaGrande: { problema: 'A linha passa de 64 mil caracteres.', cura: reler },
  colunasDeMais: {
    problema: 'A linha tem mais colunas que o cabeçalho.',
    cura: 'Ponha entre aspas o que tem o separador dentro, como "1.234,56" em arquivo separado por vírgula.',
  },
  colunasDeMenos: {
    problema: 'A linha tem menos colunas que o cabeçalho.',
    cura: 'Deixe o separador também nas colunas vazias.',
  },
  chaveVazia: { problema: 'Falta a chave de acesso.', cura: reler },
  chaveCortada: {
    problema: 'A chave de acesso virou um número e perdeu algarismos.',
    cura: 'Na planilha, formate a coluna da chave como texto e exporte de novo.',
  },
  chaveTamanho: { problema: 'A chave de acesso não tem 44 caracteres.', cura: reler },
  chaveInvalida: {
    problema: 'A chave de acesso não confere: há um caractere trocado.',
    cura: reler,
  },
  chaveModelo: {
    problema: 'A chave de acesso não é de NF-e, NFC-e ou CF-e SAT.',
    cura: 'Envie só notas de venda ao consumidor.',
  },
  chaveFutura: { problema: 'A chave de acesso é de um mês que ainda não chegou.', cura: reler },
  emitenteDiferente: {
    problema: 'O emitente não é o da chave de acesso.',
    cura: 'Confira se as colunas não estão trocadas.',
  },
  dataInvalida: {
    problema: 'A data de emissão não foi entendida.',
    cura: 'Escreva como 21/11/2026 ou 2026-11-21.',
  },
  dataDeOutroMes: {
    problema: 'A data de emissão não é do mês que está na chave de acesso.',
    cura: 'Escreva o dia antes do mês, como 21/11/2026.',
  },
  valorVazio: { problema: 'Falta o valor.', cura: reler },
  valorDuvidoso: {
    problema: 'O valor pode ser lido de dois modos.',
    cura: 'Escreva os centavos com duas casas, como 1.234,00 ou 1234.00.',
  },
  valorInvalido: {
    problema: 'O valor não foi entendido.',
    cura: 'Escreva como 1.234,56 ou 1234.56, sem sinal.',
  },
  valorGrande: {
    problema: 'O valor passa de R$ 1.000.000,00.',
    cura: 'Confira o valor; se for este mesmo, o operador apura a nota.',
  },
  doisValores: {
    problema: 'A mesma chave de acesso vem em mais de uma linha, com valores diferentes.',
    cura: 'Ponha o total da nota em cada linha dela; o valor de cada produto vai na coluna valor_item.',
  },
  quantidadeInvalida: {
    problema: 'A quantidade não é um número inteiro.',
    cura: 'Conte os produtos; o que é vendido por peso conta um.',
  },
  descricaoVazia: {
    problema: 'Falta a descrição do produto.',
    cura: 'Preencha a coluna descricao, ou deixe vazias todas as colunas do produto.',
  },
  quantidadeItemInvalida: {
    problema: 'A quantidade do produto não foi entendida.',
    cura: 'Escreva como 2 ou 0,350, sem separador de milhar.',
  },
  itensNaoSomam: {
    problema: 'Os produtos desta nota não somam o valor dela.',
    cura: 'Deixe juntas as linhas da mesma nota, com o valor de cada produto já com o desconto.',
  },
  canceladaInvalida: {
    problema: 'A coluna que diz se a venda foi cancelada não foi entendida.',
    cura: 'Escreva sim ou não.',
  },
  semChave: { problema: 'O documento não traz a chave de acesso.', cura: reexportar },
  homologacao: {
    problema: 'É um documento de teste, sem valor fiscal.',
    cura: 'Envie o documento emitido em produção.',
  },
  naoAutorizada: {
    problema: 'A nota não foi autorizada pela Secretaria da Fazenda.',
    cura: 'Envie o XML com o protocolo de autorização.',
  },
  protocoloDeOutra: {
    problema: 'O protocolo que acompanha a nota é de outra nota.',
    cura: reexportar,
  },
  naoEhVenda: {
    problema: 'É uma nota de entrada, de devolução, de complemento ou de ajuste, não de venda.',
    cura: 'Envie só notas de venda ao consumidor.',
  },
  eventoNaoRegistrado: {
    problema: 'O cancelamento não foi registrado pela Secretaria da Fazenda.',
    cura: 'Envie o evento com o protocolo de registro.',
  },
  documentoGrande: {
    problema: 'O documento tem mais partes que qualquer nota.',
    cura: reexportar,
  },
} as const;

/** Name of a problem of a line or document. */
export type Problema = keyof typeof problemaText;

/** Reasons why a whole file is refused or where it breaks off. */
const motivoText = {
  semColunas:
    'Não encontramos as colunas da chave de acesso e do valor. A primeira linha do arquivo traz os nomes das colunas, como chave_acesso;emissao;valor.',
  semDescricao:
    'O arquivo traz o valor de cada produto (valor_item), mas não a descrição. Acrescente a coluna descricao.',
  colunaRepetida:
    'Há mais de uma coluna para a mesma coisa na primeira linha. Deixe uma só para a chave, uma para o valor e uma para cada outra.',
  semNotas:
    'Não encontramos notas nem cancelamentos neste XML. Envie os XML das notas, como foram autorizados.',
  xmlPerigoso:
    'O XML traz DOCTYPE ou entidades, que nota nenhuma tem. Envie os XML das notas, como foram autorizados.',
  xmlQuebrado: 'O XML está quebrado ou termina antes da hora.',
  xmlGrande: 'O XML tem uma parte grande ou funda demais para uma nota.',
  errosSeguidos:
    'Paramos depois de mil linhas seguidas com erro. Baixe a lista de erros, corrija o arquivo na origem e envie-o de novo.',
  arquivoPerdido: 'O arquivo não está mais guardado. Envie-o de novo.',
} as const;

export type Motivo = keyof typeof motivoText;

/**
 * Renders a reason with the line, when known, and the outcome of the part before it.
 *
 * @param isPartial whether sales before that line count
 */
export const toMotivoWords = (motivo: Motivo, linha: number | null, isPartial: boolean): string =>
  [
    motivoText[motivo],
    linha === null ? '' : toLinhaWords(motivo, linha),
    isPartial ? ' O que veio antes foi importado.' : '',
  ].join('');

const toLinhaWords = (motivo: Motivo, linha: number): string =>
  motivo === 'errosSeguidos' ? ` A primeira delas é a linha ${linha}.` : ` Linha ${linha}.`;

/** Text of the error file: header, and a last line when errors exceed the stored maximum. */
export const errosText = {
  colunas: ['linha', 'chave_acesso', 'problema', 'o_que_fazer'],
  outros: (total: number): string => `Há mais ${total} linhas com erro, que não estão nesta lista.`,
} as const;
