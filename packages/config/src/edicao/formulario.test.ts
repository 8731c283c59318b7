import { expect, test } from 'vitest';
import { configuracaoKeys } from '../configuracao/configuracao-keys.ts';
import { buildFormulario, type Campo } from './formulario.ts';
import { campanhaSecoes } from './campanha-secoes.ts';

const formulario = buildFormulario();

function listCampos(campo: Campo): Campo[] {
  const { forma } = campo;
  if (forma.tipo === 'grupo') return [campo, ...forma.campos.flatMap(listCampos)];
  if (forma.tipo === 'lista' || forma.tipo === 'mapa') return [campo, ...listCampos(forma.item)];
  if (forma.tipo === 'variante')
    return [campo, ...forma.opcoes.flatMap(({ campos }) => campos.flatMap(listCampos))];
  if (forma.tipo === 'alternativas') return [campo, ...forma.opcoes.flatMap(listCampos)];
  return [campo];
}

const campos = formulario.flatMap(listCampos);
const tipoDe = (path: string) => campos.findLast((campo) => campo.caminho.join('.') === path)?.forma.tipo;

test('the form has every section and every setting once, with a label', () => {
  expect(formulario.map(({ caminho }) => caminho[0])).toEqual(campanhaSecoes);
  const settings = campos.filter(({ caminho }) => caminho[0] === 'configuracao' && caminho.length === 3);
  expect(new Set(settings.map(({ caminho }) => caminho.slice(1).join('.')))).toEqual(
    new Set(Object.keys(configuracaoKeys)),
  );
  expect(campos.filter(({ rotulo }) => rotulo === '')).toEqual([]);
});

test.each([
  ['campanha.dataInicial', 'dia'],
  ['campanha.ativa', 'simNao'],
  ['campanha.banner.imagem', 'imagem'],
  ['hosts', 'host'],
  ['ganho', 'variante'],
  ['ganho.centavosPorNumero', 'centavos'],
  ['ganho.produtos.regras', 'variante'],
  ['recompensas.pontos.validade', 'alternativas'],
  ['documentos.modelosAceitos', 'varios'],
  ['documentos.mesMinimo', 'mes'],
  ['documentos.valor', 'variante'],
  ['sorteios.hora', 'hora'],
  ['sorteios.regra.numero', 'escolha'],
  ['textos.regulamento', 'textoLongo'],
  ['configuracao.tema.corPrimaria', 'cor'],
  ['configuracao.tema.icone', 'imagem'],
  ['configuracao.tema.modo', 'escolha'],
  ['configuracao.textos.boasVindas', 'textoLongo'],
  ['configuracao.textos.titulo', 'texto'],
  ['configuracao.navegacao.telasConfiguraveis', 'escolha'],
  ['configuracao.cadastro.telaAposCadastro', 'escolha'],
  ['numeros.series', 'numero'],
])('fills in %s as %s', (path, tipo) => {
  expect(tipoDe(path)).toBe(tipo);
});

test('a variant has the fields of each of its kinds', () => {
  const ganho = formulario.find(({ caminho }) => caminho[0] === 'ganho')!;
  const { forma } = ganho;
  if (forma.tipo !== 'variante') throw new Error(forma.tipo);
  expect(forma.chave).toBe('por');
  const valor = forma.opcoes.find((opcao) => opcao.valor === 'valor')!;
  expect(valor.campos.map(({ rotulo }) => rotulo)).toContain('Valor de um número');
});
