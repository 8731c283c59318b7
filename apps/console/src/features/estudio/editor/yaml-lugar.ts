import type { Campo, Opcao } from '@trevo/config/edicao/formulario';
import { formularioText } from '../formulario/formulario.text.ts';

/** Where a cursor stands in a text that may be half typed. */
export interface LugarYaml {
  /** Names of the fields around the cursor, without positions in lists. */
  readonly acima: readonly string[];
  /** Name of the field of the value at the cursor; undefined where a name is typed. */
  readonly campo: string | undefined;
  /** Text between the beginning of the name or value and the cursor. */
  readonly typed: string;
  /** Offset of that beginning. */
  readonly from: number;
}

interface Linha {
  readonly indent: number;
  readonly nome: string | undefined;
}

/** The dashes of a list belong to the indentation. */
function readLinha(linha: string): Linha {
  const [, lead = '', rest = ''] = /^(\s*(?:- +)*)(.*)$/.exec(linha) ?? [];
  const nome = /^(?:'([^']+)'|"([^"]+)"|([\w.-]+))\s*:(?:\s|$)/.exec(rest);
  return { indent: lead.length, nome: nome?.[1] ?? nome?.[2] ?? nome?.[3] };
}

/** Returns where a cursor stands, from the indentation of the lines above; undefined in a comment. */
export function findLugar(texto: string, offset: number): LugarYaml | undefined {
  const start = texto.lastIndexOf('\n', offset - 1) + 1;
  const linha = texto.slice(start, offset);
  if (/^\s*#|\s#/.test(linha)) return undefined;
  const before = texto.slice(0, start).split('\n').slice(0, -1);
  const own = readLinha(linha);
  const acima: string[] = [];
  let indent = own.indent;
  for (let at = before.length - 1; at >= 0 && indent > 0; at--) {
    const line = before[at]!;
    if (/^\s*(?:#|$)/.test(line)) continue;
    const read = readLinha(line);
    const lead = /^\s*/.exec(line)![0].length;
    if (read.indent < indent && read.nome !== undefined) {
      acima.unshift(read.nome);
      indent = Math.min(read.indent, lead === read.indent ? read.indent : read.indent);
    }
  }
  const [, quote = '', value] = /:\s+(['"]?)([^'":]*)$/.exec(linha) ?? [];
  if (own.nome !== undefined && value !== undefined)
    return { acima, campo: own.nome, typed: value, from: offset - value.length - quote.length };
  const [typed = ''] = /[\w.-]*$/.exec(linha) ?? [];
  return { acima, campo: undefined, typed, from: offset - typed.length };
}

/** Returns the fields of a group, of an item of a list, or of all kinds of a variant. */
function listCamposDe({ forma }: Campo): readonly Campo[] {
  switch (forma.tipo) {
    case 'grupo':
      return forma.campos;
    case 'lista':
      return listCamposDe(forma.item);
    case 'alternativas':
      return forma.opcoes;
    case 'variante':
      return forma.opcoes.flatMap(({ campos }) => campos);
    default:
      return [];
  }
}

const isNamed = (nome: string) => (campo: Campo) => campo.caminho.at(-1) === nome;

/** Returns the field at a path of names; a setting may have its whole name. */
export function findCampo(formulario: readonly Campo[], nomes: readonly string[]): Campo | undefined {
  const [first, second, ...rest] = nomes;
  const path =
    first === 'configuracao' && second?.includes('.') ? [first, ...second.split('.'), ...rest] : nomes;
  let campos = formulario;
  let found: Campo | undefined;
  for (const nome of path) {
    found = campos.find(isNamed(nome));
    if (!found) return undefined;
    campos = listCamposDe(found);
  }
  return found;
}

/** The field that decides the kind of a variant, with its values. */
function findChave(campo: Campo): { chave: string; opcoes: readonly Opcao[] } | undefined {
  const forma = campo.forma.tipo === 'lista' ? campo.forma.item.forma : campo.forma;
  return forma.tipo === 'variante' ? forma : undefined;
}

/** A proposal for completion. */
export interface Proposta {
  readonly texto: string;
  readonly rotulo: string;
  readonly ajuda: string | undefined;
  /** Whether it is the name of a field, which a colon follows. */
  readonly isNome: boolean;
}

/** Lists the names or values that may be typed at a place. */
export function listPropostas(formulario: readonly Campo[], lugar: LugarYaml): Proposta[] {
  const group = findCampo(formulario, lugar.acima);
  if (lugar.campo === undefined) {
    const campos = lugar.acima.length === 0 ? formulario : group ? listCamposDe(group) : [];
    const chave = group && findChave(group)?.chave;
    const nomes = [
      ...(chave === undefined
        ? []
        : [{ texto: chave, rotulo: group!.rotulo, ajuda: group!.ajuda, isNome: true }]),
      ...campos.map(({ caminho, rotulo, ajuda }) => ({
        texto: caminho.at(-1)!,
        rotulo,
        ajuda,
        isNome: true,
      })),
    ];
    return nomes.filter(({ texto }, at) => nomes.findIndex((one) => one.texto === texto) === at);
  }
  const variante = group && findChave(group);
  const campo = findCampo(formulario, [...lugar.acima, lugar.campo]);
  const opcoes = variante?.chave === lugar.campo ? variante.opcoes : campo ? listOpcoes(campo) : [];
  return opcoes.map(({ valor, rotulo }) => ({
    texto: String(valor),
    rotulo,
    ajuda: undefined,
    isNome: false,
  }));
}

function listOpcoes({ forma }: Campo): readonly Opcao[] {
  if (forma.tipo === 'escolha' || forma.tipo === 'varios') return forma.opcoes;
  if (forma.tipo === 'lista') return listOpcoes(forma.item);
  if (forma.tipo === 'simNao')
    return [
      { valor: 'true', rotulo: formularioText.sim },
      { valor: 'false', rotulo: formularioText.nao },
    ];
  return [];
}
