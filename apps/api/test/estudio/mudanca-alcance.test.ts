import { campanhaArquivoShape } from '@trevo/config/campanha-file/campanha-file';
import { describe, expect, it } from 'vitest';
import { findAlcance } from '../../src/modules/estudio/mudanca-alcance.ts';

describe('holdings that a change touches', () => {
  it.each([
    ['campanha.dataFinalCadastros', []],
    ['campanha.dataFinalCompras', ['participantes', 'notas']],
    ['campanha.descricao', ['participantes']],
    ['configuracao.raspadinha.ativo', ['cartelas']],
    ['configuracao.tema.corPrimaria', ['participantes']],
    ['limites.raspadinhas.diario', ['cartelas']],
    ['limites.cupons.diario', ['participantes', 'notas']],
    ['premios.itens[carro].quantidade', ['cartelas', 'premios']],
    ['sorteios[1º sorteio]', ['numeros', 'premios']],
    ['promotora.nome', []],
    ['premiosDeOutroNome', []],
  ])('%s: %j', (chave, alcance) => {
    expect(findAlcance(chave)).toEqual(alcance);
  });

  it('knows every section of the file that concerns people', () => {
    const semPessoas = ['promotora', 'codigos'];
    const secoes = Object.keys(campanhaArquivoShape.entries).filter((secao) => !semPessoas.includes(secao));
    expect(secoes.filter((secao) => findAlcance(secao).length === 0)).toEqual([]);
  });
});
