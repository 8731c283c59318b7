import { describe, expect, test } from 'vitest';
import { findFalta, toPeriodo } from './periodo-endereco.ts';

const hoje = '2026-11-27';
const read = (search: string) => toPeriodo(new URLSearchParams(search), hoje);

describe('period of a report in the address', () => {
  test.each([
    ['', { de: '2026-11-21', ate: hoje }],
    ['periodo=xyz', { de: '2026-11-21', ate: hoje }],
    ['periodo=hoje', { de: hoje, ate: hoje }],
    ['periodo=ontem', { de: '2026-11-26', ate: '2026-11-26' }],
    ['periodo=mes', { de: '2026-10-29', ate: hoje }],
    ['periodo=outro&de=2026-11-01&ate=2026-11-10', { de: '2026-11-01', ate: '2026-11-10' }],
    ['periodo=outro&de=2026-11-01', null],
    ['periodo=outro&de=2026-13-01&ate=2026-11-10', null],
    ['periodo=outro&de=2026-11-10&ate=2026-11-01', null],
    ['periodo=outro&de=2026-01-01&ate=2026-11-01', null],
  ])('reads %s', (search, periodo) => {
    expect(read(search)).toEqual(periodo);
  });

  test('names the problem of an own period', () => {
    expect(findFalta({ de: '', ate: '2026-11-01' })).toBe('incompleto');
    expect(findFalta({ de: '2026-11-02', ate: '2026-11-01' })).toBe('invertido');
    expect(findFalta({ de: '2026-01-01', ate: '2026-11-01' })).toBe('longo');
    expect(findFalta({ de: '2026-11-01', ate: '2026-11-01' })).toBeNull();
  });
});
