// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { quizRascunho } from './quiz-rascunho.ts';
import type { Cedula } from './quiz.wire.ts';
import { QuizScreen } from './screens/QuizScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const pergunta = (id: string, texto: string, opcoes: string[]) => ({
  id,
  texto,
  opcoes,
  resposta: null,
  certa: null,
});
const horta: Cedula = {
  id: 'horta',
  titulo: 'Você conhece a horta?',
  perguntas: [
    pergunta('folhas', 'Quantas folhas?', ['Três', 'Quatro']),
    pergunta('sol', 'Precisa de sol?', ['Sim', 'Não']),
  ],
  dataLimite: '2999-06-30',
  dentroDataLimite: true,
  respondida: false,
  respondidaEm: null,
  pontosPorAcerto: 0,
  pontosPorParticipar: 20,
  pontosMaximos: 20,
  certificado: null,
  acertos: null,
  pontos: null,
};
const respondida: Cedula = {
  ...horta,
  perguntas: [
    { ...horta.perguntas[0]!, resposta: 'Quatro', certa: 'Quatro' },
    { ...horta.perguntas[1]!, resposta: 'Não', certa: 'Sim' },
  ],
  respondida: true,
  respondidaEm: '2026-11-20T12:00:00.000Z',
  acertos: 1,
  pontos: 20,
};
const listar = 'POST /quiz/v1/cedulas/obterCedulas';
const responder = 'PUT /quiz/v1/cedulas/';

function open(answers: Record<string, StubbedAnswer | null>, path = '/quiz') {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  openScreen(path, { '/quiz': <QuizScreen /> });
  return sent;
}
const choose = (opcao: string) => fireEvent.click(screen.getByRole('radio', { name: opcao }));

describe('QuizScreen list', () => {
  test("requests the consumidor's ballots of the campaign and shows each in its group", async () => {
    const passada = { ...horta, id: 'passada', titulo: 'A passada', dentroDataLimite: false };
    const sent = open({
      [listar]: answer([horta, { ...respondida, id: 'dada', titulo: 'A dada' }, passada]),
    });
    expect(await screen.findByRole('link', { name: /Você conhece a horta/ })).toBeTruthy();
    // Answered and ended ballots are shown too, so neither filter narrows the list.
    expect(sent[0]?.body).toEqual({
      campanha: { ano: 2026, identificacao: 'TREVO' },
      usuario,
      filtro: { usuario, semResposta: false, dentroDataLimite: false },
    });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Para responder', 'Já respondidos', 'Encerrados']);
    expect(screen.getByText('Vale 20 pontos')).toBeTruthy();
    expect(screen.getByText('Você ganhou 20 pontos')).toBeTruthy();
  });

  test('shows a skeleton while loading', async () => {
    open({ [listar]: null });
    expect(await screen.findByText('Carregando os questionários')).toBeTruthy();
  });

  test('shows the empty state without ballots', async () => {
    open({ [listar]: answer([]) });
    expect(await screen.findByText('Nenhuma cédula encontrada.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeTruthy();
  });

  test.each([
    [refusal('quiz.parametrosIncorretos'), 'Parâmetros incorretos para listagem de cédulas.'],
    [{ status: 404, body: { mensagem: 'Não há.' } }, 'Prazo de resposta expirado'],
    [{ status: 400, body: { mensagem: 'Informe o usuário.' } }, 'Informe o usuário.'],
    [refusal('servidor.falha'), 'Parece que você está offline, verifique sua conexão com a internet!'],
    [undefined, 'Parece que você está offline, verifique sua conexão com a internet!'],
  ])('shows why loading failed (%#)', async (answered, words) => {
    open(answered ? { [listar]: answered } : {});
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('QuizScreen ballot', () => {
  const begin = async (answers: Record<string, StubbedAnswer | null> = {}) => {
    const sent = open({ [listar]: answer([horta]), ...answers }, '/quiz?cedula=horta');
    await screen.findByText('Quantas folhas?');
    return sent;
  };

  test('requires an answer to continue and says so', async () => {
    await begin();
    press('Próxima pergunta');
    expect(screen.getByRole('alert').textContent).toBe('Escolha uma resposta para continuar.');
    choose('Quatro');
    press('Próxima pergunta');
    expect(screen.getByText('Precisa de sol?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Pergunta 2 de 2');
    press('Pergunta anterior');
    expect((screen.getByRole('radio', { name: 'Quatro' }) as HTMLInputElement).checked).toBe(true);
  });

  test('shows a review before sending and the result afterwards', async () => {
    const retorno = { acertos: 1, pontos: 20, cedulas: [respondida] };
    const sent = await begin({ [responder]: answer(retorno) });
    choose('Quatro');
    press('Próxima pergunta');
    choose('Sim');
    press('Revisar respostas');
    press('Alterar a resposta de: Precisa de sol?');
    choose('Não');
    press('Revisar respostas');
    press('Enviar respostas');
    expect(await screen.findByText('Você acertou 1 de 2')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Você acertou 1 de 2'));
    expect(screen.getByText('+20 pontos')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Não foi desta vez' })).toBeTruthy();
    const { body } = sent.find(({ call }) => call === responder)!;
    expect(body).toEqual({
      campanha: { ano: 2026, identificacao: 'TREVO' },
      usuario,
      respostas: [
        { cedulaId: 'horta', perguntaId: 'folhas', resposta: 'Quatro' },
        { cedulaId: 'horta', perguntaId: 'sol', resposta: 'Não' },
      ],
    });
    expect(localStorage.getItem('trevo.quiz.rascunhos')).toBeNull();
  });

  test('resumes a started ballot at its question', async () => {
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    quizRascunho.write(campanhaVigente, 'horta', { folhas: 'Quatro', sumiu: 'x' });
    open({ [listar]: answer([horta]) }, '/quiz?cedula=horta');
    expect(await screen.findByText('Precisa de sol?')).toBeTruthy();
  });

  test('shows no draft to the next user of the device', () => {
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    quizRascunho.write(campanhaVigente, 'horta', { folhas: 'Quatro' });
    expect(quizRascunho.read(campanhaVigente, horta)).toEqual({ folhas: 'Quatro' });
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    expect(quizRascunho.read(campanhaVigente, horta)).toEqual({});
  });

  test('shows why sending failed and keeps the answers', async () => {
    await begin();
    choose('Quatro');
    press('Próxima pergunta');
    choose('Sim');
    press('Revisar respostas');
    press('Enviar respostas');
    await waitFor(() => expect(dialogText()).toContain('Parece que você está offline'));
    expect(quizRascunho.read(campanhaVigente, horta)).toEqual({ folhas: 'Quatro', sol: 'Sim' });
  });

  test('shows that the ballot has ended when it is sent too late', async () => {
    await begin({ [responder]: refusal('quiz.prazoExpirado') });
    choose('Quatro');
    press('Próxima pergunta');
    choose('Sim');
    press('Revisar respostas');
    press('Enviar respostas');
    await waitFor(() => expect(dialogText()).toContain('Prazo de resposta expirado'));
  });

  test('shows the result of an answered ballot and the end date of an ended one', async () => {
    open({ [listar]: answer([respondida]) }, '/quiz?cedula=horta');
    expect(await screen.findByText('Você acertou 1 de 2')).toBeTruthy();
    closeScreen();
    const passada = { ...horta, dentroDataLimite: false, dataLimite: '2025-10-31' };
    open({ [listar]: answer([passada]) }, '/quiz?cedula=horta');
    expect(await screen.findByText('O prazo para responder acabou em 31 de outubro de 2025.')).toBeTruthy();
  });

  test('links an unknown ballot to the list', async () => {
    open({ [listar]: answer([horta]) }, '/quiz?cedula=outra');
    fireEvent.click(await screen.findByRole('link', { name: 'Ver outros questionários' }));
    expect(await screen.findByRole('link', { name: /Você conhece a horta/ })).toBeTruthy();
  });
});
