import { describe, expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const ligado = good.replace('  picpay.ativo: true\n', '  picpay.ativo: true\n  quiz.ativo: true\n');
const safra = {
  id: 'safra',
  titulo: 'Conhece a safra?',
  ate: '2026-06-30',
  modalidade: 'engajamento',
  pontosPorParticipar: 5,
  perguntas: [{ id: 'uva', texto: 'Que uva é?', opcoes: ['Tannat', 'Merlot'], certa: 'Merlot' }],
};
const concurso = { ...safra, modalidade: 'concurso', certificado: 'próprio', pontosPorAcerto: 10 };

/** Returns the errors of a file with these ballots, as `place: problem`. */
function listErros(quiz: object[], text = ligado): string[] {
  const result = checkCampanhaFile(`${text}quiz: ${JSON.stringify(quiz)}\n`, 'x.campanha.yaml');
  return result.ok ? [] : result.erros.map(({ chave, problema }) => `${chave}: ${problema}`);
}

describe('ballots of a campaign file', () => {
  test('ballots accept questions with and without a correct answer', () => {
    const { certa: _certa, ...opiniao } = safra.perguntas[0]!;
    expect(
      listErros([safra, { ...concurso, id: 'sabor' }, { ...safra, id: 'gosto', perguntas: [opiniao] }]),
    ).toEqual([]);
  });

  test.each([
    ['ballots while the quiz is switched off', [safra], good, 'quiz: há cédulas, e ninguém as veria'],
    [
      'points without a visible account',
      [safra],
      ligado.replace('quiz.ativo: true', 'quiz.ativo: true\n  contaCorrente.ativo: false'),
      'quiz[1].pontosPorParticipar: os pontos seriam dados e ninguém os veria',
    ],
    ['a duplicate ballot id', [safra, safra], ligado, 'quiz[2].id: a cédula está repetida'],
    [
      'an end after the campaign',
      [{ ...safra, ate: '2027-01-01' }],
      ligado,
      'quiz[1].ate: o prazo da cédula fica fora da campanha',
    ],
    [
      'points for correct answers without a certificate',
      [{ ...safra, pontosPorAcerto: 10 }],
      ligado,
      'quiz[1].pontosPorAcerto: premiar quem acerta faz da cédula um concurso',
    ],
    [
      'a contest without a certificate',
      [{ ...safra, modalidade: 'concurso' }],
      ligado,
      'quiz[1].modalidade: o concurso não diz a sua autorização',
    ],
    [
      "a contest with the campaign's own certificate",
      [{ ...concurso, certificado: '04.000001/2026 (demonstração)' }],
      ligado,
      'quiz[1].certificado: este certificado é o da campanha',
    ],
    [
      'points for correct answers without a question that has one',
      [{ ...concurso, perguntas: [{ id: 'gosto', texto: 'Gostou?', opcoes: ['Sim', 'Não'] }] }],
      ligado,
      'quiz[1].pontosPorAcerto: nenhuma pergunta tem resposta certa',
    ],
    [
      'a duplicate question id',
      [{ ...safra, perguntas: [safra.perguntas[0], safra.perguntas[0]] }],
      ligado,
      'quiz[1].perguntas[2].id: a pergunta está repetida',
    ],
    [
      'a duplicate option',
      [{ ...safra, perguntas: [{ ...safra.perguntas[0], opcoes: ['Merlot', 'Merlot'] }] }],
      ligado,
      'quiz[1].perguntas[1].opcoes[2]: a opção está repetida',
    ],
    [
      'a correct answer outside the options',
      [{ ...safra, perguntas: [{ ...safra.perguntas[0], certa: 'Malbec' }] }],
      ligado,
      'quiz[1].perguntas[1].certa: a resposta certa não é uma das opções',
    ],
  ])('reject: %s', (_why, quiz, text, erro) => {
    expect(listErros(quiz, text)).toEqual([expect.stringContaining(erro)]);
  });
});

test('requires both coordinates of a shop, or none, and a last day after the start', () => {
  const check = (place: object) => {
    const loja = { nome: 'Loja Centro', cnpj: '12ABC34501DE35', ...place };
    const result = checkCampanhaFile(`${good}associados: ${JSON.stringify([loja])}\n`, 'x.campanha.yaml');
    return result.ok ? [] : result.erros.map(({ chave }) => chave);
  };
  expect(check({})).toEqual([]);
  expect(check({ latitude: -23.5, longitude: -46.6 })).toEqual([]);
  expect(check({ latitude: -23.5 })).toEqual(['associados[1].latitude']);
  expect(check({ longitude: -46.6 })).toEqual(['associados[1].longitude']);
  expect(check({ ate: '2001-01-01' })).toEqual(['associados[1].ate']);
  expect(check({ latitude: -91, longitude: 181 })).toEqual([
    'associados[1].latitude',
    'associados[1].longitude',
  ]);
});
