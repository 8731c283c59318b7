// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { gameSymbols, GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import { createFoilLook, createPanesLook } from '@trevo/ui/reveal/scratch/foil-look.ts';
import { nineFields } from '@trevo/ui/reveal/SymbolBoard.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPremioDaTabela, buildRaspada, buildRaspadinha } from '../../test/raspadinha-sample.ts';
import { closeScreen, openScreen, stubNetwork } from '../../test/screen-harness.tsx';
import { PremioFigura } from '../features/raspadinha/premio/PremioFigura.tsx';
import { AlternativaLook, GiroLook, RaspadinhaLook } from '../features/raspadinha/parts/raspadinha-looks.tsx';
import { Verso } from '../features/raspadinha/parts/Verso.tsx';
import type { Revelacao } from '../features/raspadinha/use-revelacao.ts';
import { Splash } from './splash/Splash.tsx';

const simbolo = '/marcas/sol-simbolo.svg';

beforeEach(() => {
  stubNetwork({});
  // The splash counts from the start of the page.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const closed: Revelacao = {
  fase: 'coberta',
  card: buildRaspadinha(1),
  error: null,
  tentativa: 0,
  begin: vi.fn(),
  finish: vi.fn(),
  update: vi.fn(),
};
const opened: Revelacao = { ...closed, fase: 'mostrada', card: buildRaspada(1) };
const tabela = [buildPremioDaTabela()];

/** Returns the shapes drawn four times, each turned by a quarter: the four-leaf clover of the platform. */
function listClovers(): string[] {
  const turns = new Map<string, Set<number>>();
  for (const path of document.querySelectorAll('svg path[transform]')) {
    const turn = /rotate\((-?[\d.]+)/.exec(path.getAttribute('transform')!)?.[1];
    const d = path.getAttribute('d')!;
    if (turn !== undefined) turns.set(d, (turns.get(d) ?? new Set()).add(((Number(turn) % 90) + 90) % 90));
  }
  const counts = (d: string) => document.querySelectorAll(`svg path[d="${d}"]`).length;
  return [...turns].filter(([d, angles]) => angles.size === 1 && counts(d) % 4 === 0).map(([d]) => d);
}

describe('screens of another brand show no clover', () => {
  test.each([
    ['the splash', <Splash key="s" />, true],
    ['the wheel', <GiroLook key="g" revelacao={closed} tabela={tabela} />, true],
    ['the foil', <RaspadinhaLook key="r" revelacao={closed} tabela={tabela} />, false],
    ['the panes without a prize', <AlternativaLook key="a" revelacao={opened} tabela={tabela} />, false],
    ['the thumbnail of a card', <Verso key="v" look="raspadinha" />, true],
    ['the picture without a prize', <PremioFigura key="p" premio={null} />, true],
    [
      'the symbols',
      <div key="d">
        {gameSymbols.map((name) => (
          <GameSymbol key={name} name={name} />
        ))}
      </div>,
      false,
    ],
  ] as const)('on %s', (_, element, hasSymbol) => {
    openScreen('/', { '/': <main>{element}</main> }, { 'tema.simbolo': simbolo });
    expect(screen.getByRole('main').childElementCount).toBeGreaterThan(0);
    expect(listClovers()).toEqual([]);
    const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures.filter((src) => src === simbolo)).toHaveLength(hasSymbol ? 1 : 0);
  });

  test('and recognizes the clover that the platform once drew', () => {
    const leaf =
      'M0 0C-3.5-3.5-8.8-7-9.2-12.5C-9.6-18.8-2.6-20 0-15.8C2.6-20 9.6-18.8 9.2-12.5C8.8-7 3.5-3.5 0 0Z';
    const clover = [0, 90, 180, 270].map((turn) => (
      <path key={turn} d={leaf} transform={`rotate(${turn + 45}) scale(0.62)`} />
    ));
    openScreen('/', { '/': <svg>{clover}</svg> });
    expect(listClovers()).toEqual([leaf]);
  });

  test.each([
    ['the foil', createFoilLook],
    ['the panes', createPanesLook],
  ])('printed on %s: a brand without a picture prints rings, and fills no shape', (_, createLook) => {
    const drawn = new Set<string>();
    const gradient = { addColorStop: () => {} };
    const pen = new Proxy({} as Record<string, unknown>, {
      get: (_target, name: string) => (): unknown => {
        drawn.add(name);
        return gradient;
      },
      set: () => true,
    }) as unknown as CanvasRenderingContext2D;
    createLook(null).drawCover(pen, { width: 300, height: 300 }, () => '#777777', nineFields);
    expect(drawn).toContain('arc');
    expect(drawn).not.toContain('fill');
  });
});
