// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { totem } from '../storage/totem.ts';
import { applyEsquema, chooseEsquema } from './esquema.ts';

const system = '(prefers-color-scheme:dark)';

beforeEach(() => {
  document.head.innerHTML = [
    `<meta name="theme-color" content="#000" data-esquema="escuro" data-media="${system}" media="${system}">`,
    `<style data-esquema="escuro" data-media="${system}" media="${system}"></style>`,
  ].join('');
});
afterEach(() => {
  chooseEsquema('automatico');
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
});

const listMedia = () =>
  [...document.querySelectorAll('[data-esquema]')].map((one) => one.getAttribute('media'));

describe('chooseEsquema', () => {
  test.each([
    ['escuro', 'all'],
    ['claro', 'not all'],
    ['automatico', system],
  ] as const)('%s sets the media of the second style sheet and theme colour to %s', (escolha, media) => {
    chooseEsquema('escuro');
    chooseEsquema(escolha);
    expect(listMedia()).toEqual([media, media]);
  });

  test('is remembered on the device and applied on the next start', () => {
    chooseEsquema('escuro');
    for (const element of document.querySelectorAll('[data-esquema]')) element.setAttribute('media', system);
    applyEsquema();
    expect(listMedia()).toEqual(['all', 'all']);
    expect(localStorage.getItem('trevo.esquema')).toBe('"escuro"');
  });

  test('leaves a dark campaign in its mode until the person chooses light', () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-esquema]')) {
      Object.assign(element.dataset, { esquema: 'claro', media: 'not all' });
    }
    applyEsquema();
    expect(listMedia()).toEqual(['not all', 'not all']);
    chooseEsquema('claro');
    expect(listMedia()).toEqual(['all', 'all']);
  });

  test("keeps the campaign's own mode on a kiosk", () => {
    chooseEsquema('escuro');
    totem.start();
    applyEsquema();
    expect(listMedia()).toEqual(['not all', 'not all']);
  });
});
