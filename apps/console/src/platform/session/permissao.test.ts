// @vitest-environment happy-dom
import { actIds } from '@trevo/contract/operador/act-ids';
import { type ActId, atos } from '@trevo/contract/operador/atos';
import type { Papel } from '@trevo/contract/operador/papeis';
import { describe, expect, it } from 'vitest';
import { buildSessao } from '../../../test/console-harness.tsx';
import { isPermitido } from './permissao.ts';

const at = (papel: Papel) => buildSessao({ papeis: [{ promotora: 'p1', nome: 'Um', papel }] });
const listPermitidos = (papel: Papel) => actIds.filter((act) => isPermitido(at(papel), 'p1', act));

describe('isPermitido', () => {
  it.each<[Papel, ActId, boolean]>([
    ['administrador', 'operador.convidar', true],
    ['administrador', 'operador.consultas', false],
    ['operador', 'operador.importarVendas', true],
    ['operador', 'operador.credenciais', false],
    ['atendimento', 'operador.procurarPremio', true],
    ['atendimento', 'operador.entregarPremio', false],
    ['auditor', 'operador.auditoria', true],
    ['auditor', 'operador.apurarDocumento', false],
    ['cliente', 'operador.fontes', true],
    ['cliente', 'operador.equipe', false],
  ])('%s and %s: %s', (papel, act, expected) => {
    expect(isPermitido(at(papel), 'p1', act)).toBe(expected);
  });

  it('allows nothing at a promoter without a role', () => {
    expect(actIds.filter((act) => isPermitido(at('administrador'), 'p2', act))).toEqual([]);
    expect(actIds.filter((act) => isPermitido(at('administrador'), null, act))).toEqual([]);
  });

  it('allows everything to an operator of the installation', () => {
    const sessao = buildSessao({ daInstalacao: true, papeis: [] });
    expect(actIds.filter((act) => !isPermitido(sessao, 'p2', act))).toEqual([]);
  });

  it('gives an auditor no act that changes something', () => {
    const escritos = listPermitidos('auditor').filter((act) => atos[act].registro === 'ato');
    expect(escritos).toEqual([]);
  });
});
