import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getCadastroCampoExtra, getCadastroPergunta } from '@trevo/config/configuracao/telas-questions';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  camposPessoa,
  isEscrito,
  type CampoDigitado,
  type CampoEscrito,
} from '@trevo/rules/pessoa/campo-pessoa';
import { formatDiaMesAno, parseDiaMesAno } from '@trevo/rules/texto/mask';

/** Form values of some fields: strings everywhere, a day as `dd/mm/yyyy`, a boolean as `sim` or `nao`. */
export type CamposForm<C extends CampoDigitado> = Record<C, string>;
type Stored = string | boolean | null | undefined;
type CamposBody<C extends CampoDigitado> = Pick<BodyInputOf<Calls['consumidor.salvar']>, C>;

/** Returns the label of a field: the campaign can override some. */
export function getRotulo(campo: CampoDigitado, c: Configuracao): string {
  const { rotulo } = camposPessoa[campo];
  if (campo === 'resposta') return getCadastroPergunta(c)?.texto || rotulo;
  if (campo === 'extra') return getCadastroCampoExtra(c)?.rotulo || rotulo;
  return rotulo;
}

const toRecord = <C extends string, V>(campos: readonly C[], toValue: (campo: C) => V) =>
  // The cast restores the key type that `Object.fromEntries` loses.
  Object.fromEntries(campos.map((campo) => [campo, toValue(campo)])) as Record<C, V>;

/** Returns the initial form: the given values, everything else empty. */
export const toCamposForm = <C extends CampoDigitado>(
  campos: readonly C[],
  typed: Readonly<Partial<CamposForm<C>>>,
): CamposForm<C> => toRecord(campos, (campo): string => typed[campo] ?? '');

/** Returns the form of the stored values; missing values are empty. */
export const fromCamposWire = <C extends CampoDigitado>(
  campos: readonly C[],
  stored: Readonly<Partial<Record<C, Stored>>>,
): CamposForm<C> =>
  toRecord(campos, (campo) => {
    const value: Stored = stored[campo];
    if (typeof value === 'boolean') return value ? 'sim' : 'nao';
    return value && camposPessoa[campo].tipo === 'dia' ? formatDiaMesAno(value) : (value ?? '');
  });

/** Returns the input of the validation rules; an invalid day stays as typed and fails. */
export const toCamposInformados = <C extends CampoDigitado>(
  campos: readonly C[],
  form: CamposForm<C>,
): Record<C & CampoEscrito, string> =>
  toRecord(campos.filter(isEscrito), (campo) => {
    const text = form[campo];
    return camposPessoa[campo].tipo === 'dia' ? (parseDiaMesAno(text) ?? text) : text;
  });

/** Returns the request fields. Empty input is an empty text; input that the wire has no value for is omitted. */
export function toCamposWire<C extends CampoDigitado>(
  campos: readonly C[],
  form: CamposForm<C>,
): Partial<CamposBody<C>> {
  const values = toRecord(campos, (campo) => toValue(campo, form[campo]));
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  // The contract types each field by its row, which TypeScript cannot express here.
  return Object.fromEntries(known) as Partial<CamposBody<C>>;
}

function toValue(campo: CampoDigitado, text: string): string | boolean | undefined {
  const linha = camposPessoa[campo];
  if (linha.tipo === 'texto') return text.trim();
  if (linha.tipo === 'dia') return parseDiaMesAno(text) ?? '';
  if (linha.tipo === 'simNao') return text === '' ? undefined : text === 'sim';
  return text === '' || linha.opcoes.some((opcao) => opcao === text) ? text : undefined;
}
