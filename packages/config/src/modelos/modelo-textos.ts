import { formatDiaLongo, formatReais } from './modelo-formatos.ts';
import { hasNumeros, type RespostasModelo, toExtracao } from './modelo-respostas.ts';

/** Returns the sentences of the regulation about the earnings of a receipt or code. */
function listGanhos(respostas: RespostasModelo): string[] {
  const { modelo, centavos, produtos, percentual, numerosPorCodigo, itens } = respostas;
  const jogo = respostas.revelacao === 'giro' ? 'giro na roleta' : 'raspadinha';
  const numero = hasNumeros(respostas) ? ' Cada nota válida vale também 1 número da sorte.' : '';
  switch (modelo) {
    case 'valor':
      return [
        `A cada ${formatReais(centavos)} em compras você ganha 1 número da sorte. O que sobra de uma nota vale na próxima. São no máximo 100 números por nota.`,
      ];
    case 'quantidade':
      return [
        `A cada ${produtos} ${produtos === 1 ? 'produto comprado' : 'produtos comprados'} você ganha 1 número da sorte. São no máximo 100 números por nota.`,
      ];
    case 'instantaneo':
      return [
        `Cada nota válida vale 1 ${jogo}. O que se ganha na hora: ${itens.map(({ nome, quantidade }) => `${nome} (unidades: ${quantidade})`).join('; ')}.${numero}`,
      ];
    case 'pontos':
      return [
        `A cada ${formatReais(centavos)} em compras você ganha 1 ponto. Os pontos se trocam por produtos da vitrine e vencem 12 meses depois do crédito.${numero}`,
      ];
    case 'cashback':
      return [
        `${String(percentual).replace('.', ',')}% de cada nota conferida volta como saldo, até R$ 30 por nota. O saldo se troca por produtos da vitrine, não vira dinheiro e vence 12 meses depois do crédito.${numero}`,
      ];
    case 'codigos':
      return [
        `Cada código impresso vale ${numerosPorCodigo} ${numerosPorCodigo === 1 ? 'número' : 'números'} da sorte. Digite-o no aplicativo; cada código vale uma vez só.`,
      ];
  }
}

const deOnde = {
  1: 'O número vem das unidades simples do 1º ao 5º prêmios da Loteria Federal',
  2: 'A série vem da dezena simples do 1º prêmio da Loteria Federal, pelo resto da divisão pelo total de séries; o número, das unidades simples do 1º ao 5º prêmios',
  3: 'A série vem das dezenas simples do 1º e do 2º prêmios da Loteria Federal, pelo resto da divisão pelo total de séries; o número, das unidades simples do 1º ao 5º prêmios',
  4: 'A série vem das dezenas simples do 1º, do 2º e do 3º prêmios da Loteria Federal, pelo resto da divisão pelo total de séries; o número, das unidades simples do 1º ao 5º prêmios',
} as const;

/** Returns how many digits of the series a draw takes. */
export const countAlgarismosSerie = (series: number): 0 | 1 | 2 | 3 =>
  series === 1 ? 0 : series <= 10 ? 1 : series <= 100 ? 2 : 3;

function listSorteio({ premioSorteio, campanha, series }: RespostasModelo): string[] {
  if (premioSorteio === null) return [];
  const extracao = toExtracao(campanha.dataFinalCompras);
  const origem = deOnde[(countAlgarismosSerie(series) + 1) as 1 | 2 | 3 | 4];
  return [
    '## Sorteio',
    `${formatDiaLongo(extracao)}: ${premioSorteio}, com as notas registradas até ${formatDiaLongo(campanha.dataFinalCompras)}. ${origem}. Sem distribuição, vale o número distribuído imediatamente superior, e depois do último vem o primeiro. Cada pessoa ganha uma vez só.`,
  ];
}

/** Writes the regulation of a model. Its days, amounts and draw are those of the file. */
export function writeRegulamento(respostas: RespostasModelo): string {
  const { promotora, campanha } = respostas;
  const paragraphs = [
    `# Regulamento — ${campanha.descricao}`,
    `Certificado de autorização: ${campanha.certificado}.`,
    '## Quem promove',
    `${promotora.nome}, CNPJ ${promotora.cnpj}.`,
    '## Quem pode participar',
    'Quem tem 18 anos ou mais e mora no Brasil.',
    '## Quando',
    `De ${formatDiaLongo(campanha.dataInicial)} a ${formatDiaLongo(campanha.dataFinalCompras)}, às 23h59 de Brasília.`,
    '## O que você ganha',
    ...listGanhos(respostas),
    ...listSorteio(respostas),
    '## Entrega e prazo',
    'Prêmios em até 30 dias, sem custo; o direito vale por 180 dias.',
  ];
  return paragraphs.join('\n\n');
}

export const writeTermos = (): string =>
  [
    '# Termos de uso',
    'Sua conta é só sua: não empreste seu código nem sua senha. Registre notas das suas compras. Se algo parecer errado, a gente conversa antes de bloquear qualquer coisa.',
  ].join('\n\n');

export const writePolitica = ({ emailSuporte }: RespostasModelo): string =>
  [
    '# Política de privacidade',
    `Guardamos seu celular, nome, CPF e notas para você participar. Só o órgão que autoriza a promoção e quem entrega os prêmios recebem o necessário. Cinco anos depois do fim, apagamos. Dúvidas: ${emailSuporte}.`,
  ].join('\n\n');
