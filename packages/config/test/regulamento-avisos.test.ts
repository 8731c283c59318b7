import { describe, expect, it } from 'vitest';
import type { CampanhaArquivo } from '../src/campanha-file/campanha-file.ts';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { findRegulamentoDesigual } from '../src/contradictions/regulamento-avisos.ts';
import { listDias } from '../src/contradictions/regulamento-texto.ts';
import { good } from './campanha-sample.ts';

const read = checkCampanhaFile(good, 'x.campanha.yaml');
if (!read.ok) throw new Error('the sample is not valid');
const { arquivo } = read;

type Sorteio = CampanhaArquivo['sorteios'][number];
type Regra = NonNullable<Sorteio['regra']>;

const regra: Regra = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  suplentes: 0,
  umPorPessoa: 'sorteio',
  exemplos: [],
};
const sorteio: Sorteio = {
  data: '2026-12-19',
  nome: '1º sorteio',
  premio: 'Uma moto',
  numerosAte: '2026-12-17',
  regra,
};
const compare = (regulamento: string, change: Partial<Sorteio> = {}) =>
  findRegulamentoDesigual({
    ...arquivo,
    textos: { ...arquivo.textos, regulamento },
    sorteios: [{ ...sorteio, ...change }],
  }).map(({ message }) => message.replace(/\. Como corrigir.*/s, ''));
const withBusca = (aproximacao: Partial<Regra['aproximacao']>): Partial<Sorteio> => ({
  regra: { ...regra, aproximacao: { ...regra.aproximacao, ...aproximacao } },
});
const withPremios = (quantidade: number): Partial<Sorteio> => ({
  regra: { ...regra, premios: [{ nome: 'Uma moto', quantidade }] },
});

const quando =
  'O sorteio será em 19 de dezembro de 2026, com as notas registradas até 17 de dezembro de 2026.';
const premio = 'O prêmio é uma motocicleta de 160 cilindradas.';
const digitos =
  'A série sai da dezena simples do 1º prêmio da Loteria Federal e o número, da unidade simples do 1º ao 5º prêmios.';
const busca = 'Sem distribuição, ganha o número distribuído imediatamente superior.';
const volta = 'Depois do 99999 da última série vem o 00000 da primeira.';
const certo = [quando, premio, digitos, busca, volta].join('\n\n');

describe('findRegulamentoDesigual', () => {
  it.each<[string, string, Partial<Sorteio>?]>([
    ['sentences of its own', certo],
    [
      'a day in figures, a term at midnight of the next day, and marks of markdown',
      certo.replace(quando, '**Apuração: 19/12/2026.** Valem as notas registradas antes de 18/12/2026.'),
    ],
    [
      'days that share a month and a year',
      certo.replace(
        quando,
        'Apurações nos dias 5, 12 e 19 de dezembro de 2026. Notas até os dias 3, 10 e 17 de dezembro de 2026.',
      ),
    ],
    [
      'days without a year, separated by points',
      certo.replace(quando, 'Extração de 19.12, para as notas que chegarem até 17.12.'),
    ],
    [
      'one paragraph over several lines',
      certo.replace(
        digitos,
        'O elemento sorteável forma-se pela unidade\nsimples do 1º ao 5º prêmios da Loteria\nFederal, e a série pela dezena simples\ndo primeiro prêmio.',
      ),
    ],
    [
      'series and number in one sentence, with the digits in brackets',
      certo.replace(
        digitos,
        'O número da sorte tem a série (algarismo da dezena simples do 1º prêmio) e cinco algarismos (unidades simples dos cinco prêmios, de cima para baixo).',
      ),
    ],
    [
      'a number above in other words, and a list that begins again',
      certo
        .replace(busca, 'Não havendo titular, será contemplado o titular do próximo número acima.')
        .replace(volta, 'Chegando ao fim, a sequência recomeça do início.'),
    ],
    [
      'a search downwards',
      certo
        .replace(busca, 'Não havendo titular, será contemplado o número imediatamente inferior.')
        .replace(volta, 'Após o 00000 da primeira série retorna-se ao 99999 da última.'),
      withBusca({ sentido: 'inferior' }),
    ],
    [
      'a search upwards and then downwards, without a wrap',
      [
        quando,
        premio,
        digitos,
        'Se o número não foi distribuído, vale o imediatamente superior e, na falta dele, o imediatamente inferior.',
      ].join('\n'),
      withBusca({ sentido: 'superiorDepoisInferior', volta: false }),
    ],
    ['a count of prizes', certo.replace(premio, 'São 3 (três) motos, uma por ganhador.'), withPremios(3)],
    [
      'a count of winners of the draw',
      certo.replace(premio, 'Serão três contemplados neste sorteio, cada qual com uma moto zero quilômetro.'),
      withPremios(3),
    ],
    ['the days alone where the file has no rule', `${quando}\n${premio}`, { regra: undefined }],
    [
      'other days, ages and amounts of the campaign',
      `${certo}\n\nPodem participar maiores de 18 anos. Compras de valor superior a R$ 50,00 até 30/06/2026. Dúvidas até 10 de janeiro de 2027.`,
    ],
  ])('findRegulamentoDesigual is silent about %s', (_, regulamento, change) => {
    expect(compare(regulamento, change)).toEqual([]);
  });

  it.each<[string, string, string, Partial<Sorteio>?]>([
    [
      'another day of the draw',
      certo.replace('19 de dezembro de 2026', '26 de dezembro de 2026'),
      '"1º sorteio" é em 19/12/2026, e a linha 1 do regulamento fala em 26/12/2026',
    ],
    [
      'no day of the draw',
      certo.replace(quando, 'Valem as notas registradas até 17/12/2026.'),
      'o regulamento não diz o dia de "1º sorteio", 19/12/2026',
    ],
    [
      'another year',
      certo.replace('19 de dezembro de 2026', '19/12/2027'),
      '"1º sorteio" é em 19/12/2026, e a linha 1 do regulamento fala em 19/12/2027',
    ],
    [
      'another cut-off',
      certo.replace('17 de dezembro', '15 de dezembro'),
      'o regulamento não diz que as notas até 17/12/2026 entram em "1º sorteio"',
    ],
    [
      'another prize',
      certo.replace(premio, 'O prêmio é um televisor.'),
      'o regulamento não fala do prêmio "Uma moto"',
    ],
    [
      'another count of prizes',
      certo.replace(premio, 'São 4 (quatro) motos.'),
      'são 3 de "Uma moto" em "sorteios", e a linha 3 do regulamento fala em 4',
      withPremios(3),
    ],
    [
      'another count of winners',
      certo.replace(premio, 'O sorteio terá 5 (cinco) ganhadores, cada um com sua moto.'),
      '"sorteios" tem 3 por sorteio, e a linha 3 do regulamento fala em 5 ganhadores',
      withPremios(3),
    ],
    [
      'another digit of the series',
      certo.replace('dezena simples', 'centena simples'),
      'a regra tira série da dezena, e a linha 5 do regulamento fala em centena',
    ],
    [
      'the series of another prize',
      certo.replace(
        digitos,
        'A série sai da dezena simples do 2º prêmio da Loteria Federal.\nO número, da unidade simples do 1º ao 5º prêmios.',
      ),
      'a regra tira série do 1º prêmio, e a linha 5 do regulamento fala no 2º',
    ],
    [
      'no digits of the number',
      certo.replace(digitos, 'A série sai da dezena simples do 1º prêmio da Loteria Federal.'),
      'o regulamento não diz que número vem da unidade da extração',
    ],
    [
      'the other direction',
      certo.replace('superior', 'inferior'),
      'a regra procura acima, e a linha 7 do regulamento diz o contrário',
    ],
    [
      'no direction',
      certo.replace(busca, ''),
      'o regulamento não diz para que lado se procura o número que ganha',
    ],
    [
      'one direction of two',
      certo,
      'a regra procura acima e abaixo, e o regulamento só fala de um lado',
      withBusca({ sentido: 'alternadoSuperior' }),
    ],
    ['no wrap', certo.replace(volta, ''), 'o regulamento não diz que depois do último número vem o primeiro'],
    [
      'a wrap that the rule does not have',
      certo,
      'a regra para no último número, e a linha 9 do regulamento recomeça a contagem',
      withBusca({ volta: false }),
    ],
  ])('warns about %s', (_, regulamento, message, change) => {
    expect(compare(regulamento, change)).toContain(message);
  });

  it('says that a regulation that is only an address cannot be compared', () => {
    const messages = compare('Leia o regulamento em https://promo.example/regulamento.pdf.');
    expect(messages).toEqual(['o regulamento é só um endereço, e não dá para comparar os sorteios com ele']);
  });

  it('findRegulamentoDesigual is silent without draws', () => {
    expect(findRegulamentoDesigual({ ...arquivo, sorteios: [] })).toEqual([]);
  });

  it('says once what several draws lack', () => {
    const messages = findRegulamentoDesigual({
      ...arquivo,
      textos: { ...arquivo.textos, regulamento: certo.replace(volta, '') },
      sorteios: [sorteio, { ...sorteio, nome: '2º sorteio' }],
    });
    expect(messages).toHaveLength(1);
  });
});

describe('listDias', () => {
  it.each([
    ['em 14 de novembro e 19 de dezembro de 2026', ['2026-11-14', '2026-12-19']],
    ['de 1o de setembro de 2026 a 31 de julho de 2027', ['2026-09-01', '2027-07-31']],
    ['no dia primeiro de marco', ['03-01']],
    ['14/11/26 ou 2026-11-15', ['2026-11-14', '2026-11-15']],
    ['certificado 04.000001/2026, item 6.1, 10.000 numeros', []],
  ])('reads %s', (texto, dias) => {
    expect(listDias(texto)).toEqual(dias);
  });
});
