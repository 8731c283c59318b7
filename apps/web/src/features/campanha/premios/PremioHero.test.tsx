// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { campanhaVigente, closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import type { CampanhaWire } from '../campanha-store.ts';
import { PremioHero, type PremioHeroProps } from './PremioHero.tsx';

const sorteio = (nome: string, dia: string) => ({ sorteio: { nome, data: dia } });
const imagem = { src: '/marcas/moto.webp', largura: 1600, altura: 900, larguras: [320, 640] };
const premios: NonNullable<CampanhaWire['premios']> = [
  { premio: 'Uma moto', imagem, destaque: false, ...sorteio('1º sorteio', '2998-12-19') },
  { premio: 'Um carro', destaque: true, ...sorteio('Sorteio final', '2999-07-17') },
  { premio: 'Cesta', destaque: false },
];

function open(qual: PremioHeroProps['qual'], more: Partial<CampanhaWire> = {}) {
  stubNetwork({});
  const campanha = { ...campanhaVigente, premios, ...more };
  openScreen('/', { '/': <PremioHero campanha={campanha} qual={qual} /> });
}
const hero = () => screen.getByRole('button');

afterEach(closeScreen);

describe('PremioHero', () => {
  test('announces the highlighted prize with its draw', () => {
    open('anunciado');
    expect(hero().textContent).toContain('Concorra aUm carroSorteio final · 17 jul. 2999');
  });

  test('shows the next draw with the days left', () => {
    open('proximo');
    expect(hero().textContent).toMatch(/Sorteio em [\d.]+ diasUma moto1º sorteio · 19 dez. 2998/);
  });

  test('offers the picture in the served widths and repeats no text in its alternative', () => {
    open('proximo');
    const picture = hero().querySelector('img')!;
    expect(picture.getAttribute('alt')).toBe('');
    expect(picture.getAttribute('srcset')).toBe(
      '/marcas/moto.webp?largura=320 320w, /marcas/moto.webp?largura=640 640w',
    );
  });

  test('shows the banner of the campaign with its text alternative', () => {
    open('anunciado', { banner: { src: '/marcas/banner.svg', descricao: 'Família em volta de um carro' } });
    expect(within(hero()).getByRole('img', { name: 'Família em volta de um carro' })).toBeDefined();
  });

  test('lists all prizes on a tap', async () => {
    open('anunciado');
    fireEvent.click(hero());
    const dialog = await screen.findByRole('dialog', { name: 'Prêmios' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Um carroSorteio final · 17 de julho de 2999',
      'Uma moto1º sorteio · 19 de dezembro de 2998',
      'CestaNa hora',
    ]);
  });

  test('announces an instant prize without draws', () => {
    open('proximo', { premios: [{ premio: 'Cesta', destaque: false }] });
    expect(hero().textContent).toBe('Ganhe na horaCesta');
  });

  test.each([
    ['without prizes', undefined],
    ['after the last draw', [{ premio: 'Uma moto', destaque: false, ...sorteio('1º', '2020-01-01') }]],
  ])('renders nothing %s', (_, given) => {
    open('anunciado', { premios: given });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
