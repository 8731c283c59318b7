// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../../test/screen-harness.tsx';
import { ItensNota } from './ItensNota.tsx';
import { PorQueRendeu, type PorQueRendeuProps } from './PorQueRendeu.tsx';

afterEach(closeScreen);

const ganho = {
  porQue: [
    'Cafés participantes, 2 vezes: 2 números da sorte',
    'Sucos, números em dobro: mais 2 números da sorte',
  ],
  falta: null,
  quase: [],
  itens: [{ ordem: 1, listas: ['Cafés participantes', 'Sucos'] }],
};

const open = (props: Partial<PorQueRendeuProps>) =>
  openScreen(
    '/nota',
    { '/nota': <PorQueRendeu ganhoProdutos={ganho} numeros={4} heading="h3" {...props} /> },
    { 'participantes.ativo': true },
  );

describe('PorQueRendeu', () => {
  test('lists what earned what, and links to the participating products', () => {
    open({});
    expect(screen.getByRole('heading', { name: 'Por que esta nota rendeu 4 números' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(ganho.porQue);
    expect(screen.getByRole('link', { name: 'Ver produtos participantes' })).toBeTruthy();
  });

  test('says what lacked for any number', () => {
    const falta = 'Faltou 1 unidade de Cafés participantes nesta nota.';
    open({ numeros: 0, ganhoProdutos: { porQue: [], falta, quase: [], itens: [] } });
    expect(screen.getByRole('heading', { name: 'Por que esta nota não rendeu números' })).toBeTruthy();
    expect(screen.getByText(falta)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('says what lacked for more', () => {
    const quase = ['Faltou 1 unidade de Cafés participantes para ganhar mais.'];
    open({ numeros: 1, ganhoProdutos: { ...ganho, quase } });
    expect(screen.getByRole('heading', { name: 'Por que esta nota rendeu 1 número' })).toBeTruthy();
    expect(screen.getByText(quase[0]!)).toBeTruthy();
  });

  test('shows only the link before the verdict', () => {
    open({ ganhoProdutos: null });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver produtos participantes' })).toBeTruthy();
  });
});

describe('ItensNota', () => {
  test('names the lists in which a product counted', () => {
    const item = { nome: 'ARROZ', quantidade: 1, unidade: 'UN', centavos: 2990 };
    const itens = [item, { ...item, nome: 'CAFE' }];
    openScreen('/nota', {
      '/nota': <ItensNota heading="h3" itens={itens} fonteItens="vendas" ganhoProdutos={ganho} />,
    });
    const [arroz, cafe] = screen.getAllByRole('listitem');
    expect(within(cafe!).getByText('Contou em Cafés participantes e Sucos')).toBeTruthy();
    expect(within(arroz!).queryByText(/Contou/)).toBeNull();
  });
});
