import { type CampoPessoa, camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import { telaTitulos } from '../configuracao/telas.ts';
import { algarismosText, opcoesText } from './opcoes.text.ts';
import {
  camposConfiguracaoText,
  configuracaoRotulosText,
  gruposConfiguracaoText,
} from './rotulos-configuracao.text.ts';
import { itensText, rotulosText } from './rotulos-arquivo.text.ts';

/** Names of the fields from the top of a campaign file, without positions in lists: `['premios', 'itens', 'nome']`. */
export type CampoPath = readonly string[];

/** Returns the entry with the longest end of the path as its key. */
function findEnd(table: Readonly<Record<string, string>>, campos: CampoPath, more = ''): string | undefined {
  for (let from = 0; from < campos.length; from++) {
    const key = campos.slice(from).join('.') + more;
    if (Object.hasOwn(table, key)) return table[key];
  }
  return undefined;
}

/** A setting may be written with its whole name: `configuracao`, `tema.corPrimaria`. */
const toNested = ([first, second, ...rest]: CampoPath): CampoPath =>
  first === 'configuracao' && second !== undefined
    ? [first, ...second.split('.'), ...rest]
    : [first, second, ...rest].filter((campo) => campo !== undefined);

/** Returns the label of a field; undefined for an unknown one, such as a key of a map. */
export function findRotulo(path: CampoPath): string | undefined {
  if (path[0] !== 'configuracao' || path.length === 1) return findEnd(rotulosText, path);
  const [, grupo = '', nome, ...inner] = toNested(path);
  if (nome === undefined) return findEnd(gruposConfiguracaoText, [grupo]);
  if (inner.length === 0) return findEnd(configuracaoRotulosText, [`${grupo}.${nome}`]);
  return findEnd(camposConfiguracaoText, inner.slice(-1));
}

/** Returns the word for one item of a list: `Prêmio`. */
export const findRotuloItem = (path: CampoPath): string => findEnd(itensText, path) ?? 'Item';

/** Returns the word of a value that a field chooses from; undefined without one. */
export function findOpcao(path: CampoPath, value: string | number | boolean): string | undefined {
  const text = String(value);
  const campos = toNested(path);
  const said = findEnd(opcoesText, campos, ` ${text}`);
  if (said !== undefined) return said;
  if (campos.at(-1) === 'camposObrigatorios' && Object.hasOwn(camposPessoa, text))
    return camposPessoa[text as CampoPessoa].rotulo;
  if (campos.at(-1)?.startsWith('tela') && Object.hasOwn(telaTitulos, text))
    return telaTitulos[text as keyof typeof telaTitulos];
  const [, premio, algarismo] = /^([1-5])\.(\w+)$/.exec(text) ?? [];
  return algarismo === undefined ? undefined : `${premio}º prêmio, ${algarismosText[algarismo]}`;
}

/** Says a changed key in words: `premios.itens[carro].quantidade` is "Prêmios instantâneos › carro › Quantidade". */
export function describeChave(chave: string): string {
  const campos: string[] = [];
  const words: string[] = [];
  for (const [, campo, item] of chave.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    if (item !== undefined) words.push(item);
    else {
      campos.push(campo!);
      if (campo !== 'itens') words.push(findRotulo(campos) ?? campo!);
    }
  }
  return words.join(' › ');
}
