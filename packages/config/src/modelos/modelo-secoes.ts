import { addDias } from '@trevo/rules/tempo/sao-paulo';
import { computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import type { AlgarismoDaExtracao } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { formatLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import { hasNumeros, type RespostasModelo, toExtracao } from './modelo-respostas.ts';
import { countAlgarismosSerie } from './modelo-textos.ts';
import { toLinha } from './modelo-yaml.ts';

/** Sections of a model, as lines of YAML. Each has comments for people that change the file later. */

export function writeGanho(respostas: RespostasModelo): string[] {
  const { modelo, centavos, produtos } = respostas;
  if (modelo === 'valor')
    return [
      '# A regra: quanto se compra para ganhar um número. Não pode piorar depois do início.',
      'ganho:',
      '  por: valor',
      `  centavosPorNumero: ${centavos} # em centavos`,
      '  acumulaResto: true # o que sobra de uma nota vale na próxima',
      '  maximoPorDocumento: 100 # protege contra um valor digitado errado',
    ];
  if (modelo === 'quantidade')
    return [
      '# A regra: quantos produtos para ganhar um número. Não pode piorar depois do início.',
      'ganho:',
      '  por: quantidade',
      '  numeros: 1',
      `  cada: ${produtos}`,
      '  maximoPorDocumento: 100 # protege contra uma quantidade digitada errada',
    ];
  return [
    hasNumeros(respostas)
      ? '# Cada nota válida vale um número da sorte.'
      : '# O arquivo sempre tem esta regra. Sem sorteio ninguém vê os números: "cupom.ativo" está desligado.',
    'ganho:',
    '  por: documento',
    '  numeros: 1',
  ];
}

export function writeRecompensas({ modelo, centavos, percentual }: RespostasModelo): string[] {
  if (modelo === 'instantaneo')
    return ['# Cada nota válida vale uma jogada.', 'recompensas:', '  raspadinhas:', '    porDocumento: 1'];
  if (modelo === 'pontos')
    return [
      '# Quanto se compra para ganhar um ponto, e por quanto tempo ele vale.',
      'recompensas:',
      '  pontos:',
      `    centavosPorPonto: ${centavos} # em centavos`,
      '    validade: { meses: 12 }',
    ];
  if (modelo === 'cashback')
    return [
      '# Quanto do valor de cada nota volta como saldo, e por quanto tempo ele vale.',
      'recompensas:',
      '  cashback:',
      `    percentual: ${percentual}`,
      '    maximoCentavosPorDocumento: 3000 # em centavos: até R$ 30 por nota',
      '    liberaEmDias: 7 # espera por devoluções',
      '    validade: { meses: 12 }',
    ];
  return [];
}

/** Makes a short name without accents, unique in its list; one that begins with a digit would be a number. */
function toId(nome: string, at: number): string {
  const plain = nome
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, 20);
  return `${/^[a-z]/.test(plain) ? plain : `item${plain}`}${at + 1}`;
}

export function writePremios({ modelo, itens }: RespostasModelo): string[] {
  if (modelo !== 'instantaneo') return [];
  const total = itens.reduce((sum, { quantidade }) => sum + quantidade, 0);
  return [
    '# Prêmios instantâneos. Nome, quantidade e agenda ficam selados no início e não mudam mais.',
    'premios:',
    '  agenda: contador # os prêmios se espalham pelas jogadas previstas',
    `  cartelas: ${total * 10}`,
    '  itens:',
    ...itens.flatMap(({ nome, quantidade }, at) => [
      `    - id: ${toId(nome, at)}`,
      `      nome: ${toLinha(nome)}`,
      `      quantidade: ${quantidade}`,
      '      retirada:',
      '        como: Mostre este voucher e um documento com foto no balcão de atendimento.',
      '        dias: 180',
    ]),
  ];
}

export function writeProdutos({ modelo, itens, centavos }: RespostasModelo): string[] {
  if (modelo !== 'pontos' && modelo !== 'cashback') return [];
  return [
    '# Vitrine: o que se troca. Preços em pontos, ou em centavos de cashback; o estoque pode crescer depois.',
    'produtos:',
    '  itens:',
    ...itens.flatMap(({ nome, quantidade }, at) => [
      `    - codigo: ${toId(nome, at)}`,
      `      nome: ${toLinha(nome)}`,
      `      moeda: ${modelo}`,
      `      valor: ${modelo === 'pontos' ? Math.max(1, Math.round(20_000 / centavos)) : 2_000}`,
      `      estoque: ${quantidade}`,
      '      destaque: true',
    ]),
    '  entrega:',
    '    prazoDias: 30',
  ];
}

export const writeCodigos = ({ modelo, numerosPorCodigo }: RespostasModelo): string[] =>
  modelo === 'codigos'
    ? [
        '# Códigos impressos. Os lotes entram em "Códigos e estoque" depois da publicação.',
        'codigos:',
        `  numeros: ${numerosPorCodigo}`,
      ]
    : [];

export const writeLimites = ({ modelo }: RespostasModelo): string[] => [
  '# Limites por pessoa; -1 é sem limite, e 0 não permite.',
  'limites:',
  '  cupons:',
  '    diario: 20',
  ...(modelo === 'codigos'
    ? [
        '  documentosFiscais:',
        '    # Esta campanha vale por códigos: nenhuma nota.',
        '    - { tipo: Fiscal, quantidadeLimite: 0 }',
        '    - { tipo: NaoFiscal, quantidadeLimite: 0 }',
      ]
    : ['  documentosFiscais:', '    - { tipo: NaoFiscal, quantidadeLimite: 0 }']),
];

const extracao = ['12305', '05437', '13526', '02329', '15458'];

export function writeSorteios({ premioSorteio, campanha, series }: RespostasModelo): string[] {
  if (premioSorteio === null) return [];
  const dia = toExtracao(campanha.dataFinalCompras);
  const serie = (['1.dezena', '2.dezena', '3.dezena'] as const).slice(0, countAlgarismosSerie(series));
  const numero: AlgarismoDaExtracao[] = ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'];
  const lugares = [57_600, 57_702];
  const { premiados } = computeApuracao({
    regra: {
      serie,
      numero,
      ...(series > 1 && { serieInexistente: 'resto' as const }),
      aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
      premios: [{ nome: premioSorteio, quantidade: 1 }],
      suplentes: 0,
      umPorPessoa: 'campanha',
    },
    series,
    extracao,
    lugares,
    findExclusao: () => undefined,
    findPessoa: String,
  });
  const show = (lugar: number) => `'${formatLugar(lugar, series)}'`;
  return [
    '# O sorteio corre pela Loteria Federal, às quartas-feiras e aos sábados. A regra não muda depois do início.',
    'sorteios:',
    `  - data: ${dia}`,
    '    nome: Sorteio final',
    `    premio: ${toLinha(premioSorteio)}`,
    `    numerosAte: ${campanha.dataFinalCompras}`,
    '    regra:',
    `      serie: [${serie.join(', ')}]`,
    `      numero: [${numero.join(', ')}]`,
    ...(series > 1 ? ['      serieInexistente: resto'] : []),
    '      aproximacao: { sentido: superior, volta: true, alcance: todas }',
    '      umPorPessoa: campanha',
    '      # Um exemplo resolvido: a publicação o confere com a regra.',
    '      exemplos:',
    `        - extracao: [${extracao.map((premio) => `'${premio}'`).join(', ')}]`,
    `          distribuidos: [${lugares.map(show).join(', ')}]`,
    `          premiados: [${premiados.map(({ lugar }) => show(lugar)).join(', ')}]`,
    '    retirada:',
    '      como: A gente liga em até 5 dias úteis. Tenha um documento com foto em mãos.',
    `      ate: ${addDias(dia, 180)}`,
  ];
}
