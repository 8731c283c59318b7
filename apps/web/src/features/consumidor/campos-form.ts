import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getCadastroCampoExtra,
  getCadastroPergunta,
} from '@trevo/config/configuracao/configuracao-questions';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  camposPessoa,
  isEscrito,
  type CampoDigitado,
  type CampoEscrito,
} from '@trevo/rules/pessoa/campo-pessoa';
import { formatDiaMesAno, parseDiaMesAno } from '@trevo/rules/texto/mask';

/** What a form holds of some fields: text everywhere, a day as `dd/mm/yyyy`, yes and no as `sim` and `nao`. */
export type CamposForm<C extends CampoDigitado> = Record<C, string>;
type Stored = string | boolean | null | undefined;
type CamposBody<C extends CampoDigitado> = Pick<BodyInputOf<Calls['consumidor.salvar']>, C>;

/** What a field is called: the campaign has words of its own for some. */
export function getRotulo(campo: CampoDigitado, c: Configuracao): string {
  const { rotulo } = camposPessoa[campo];
  if (campo === 'resposta') return getCadastroPergunta(c)?.texto || rotulo;
  if (campo === 'extra') return getCadastroCampoExtra(c)?.rotulo || rotulo;
  return rotulo;
}

const toRecord = <C extends string, V>(campos: readonly C[], toValue: (campo: C) => V) =>
  // What `Object.fromEntries` forgets: each name has its value.
  Object.fromEntries(campos.map((campo) => [campo, toValue(campo)])) as Record<C, V>;

/** A form to begin with: what was typed before, everything else empty. */
export const toCamposForm = <C extends CampoDigitado>(
  campos: readonly C[],
  typed: Readonly<Partial<CamposForm<C>>>,
): CamposForm<C> => toRecord(campos, (campo): string => typed[campo] ?? '');

/** A form that shows what is stored, empty where nothing is. */
export const fromCamposWire = <C extends CampoDigitado>(
  campos: readonly C[],
  stored: Readonly<Partial<Record<C, Stored>>>,
): CamposForm<C> =>
  toRecord(campos, (campo) => {
    const value: Stored = stored[campo];
    if (typeof value === 'boolean') return value ? 'sim' : 'nao';
    return value && camposPessoa[campo].tipo === 'dia' ? formatDiaMesAno(value) : (value ?? '');
  });

/** The texts of a form as the rules judge them: a day that is none stays as it was typed, and is wrong. */
export const toCamposInformados = <C extends CampoDigitado>(
  campos: readonly C[],
  form: CamposForm<C>,
): Record<C & CampoEscrito, string> =>
  toRecord(campos.filter(isEscrito), (campo) => {
    const text = form[campo];
    return camposPessoa[campo].tipo === 'dia' ? (parseDiaMesAno(text) ?? text) : text;
  });

/** Fields as the wire wants them. Empty is an empty text; what the wire has no value for is left out. */
export function toCamposWire<C extends CampoDigitado>(
  campos: readonly C[],
  form: CamposForm<C>,
): Partial<CamposBody<C>> {
  const values = toRecord(campos, (campo) => toValue(campo, form[campo]));
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  // The contract takes for each field what its row says; no type of ours tells which.
  return Object.fromEntries(known) as Partial<CamposBody<C>>;
}

function toValue(campo: CampoDigitado, text: string): string | boolean | undefined {
  const linha = camposPessoa[campo];
  if (linha.tipo === 'texto') return text.trim();
  if (linha.tipo === 'dia') return parseDiaMesAno(text) ?? '';
  if (linha.tipo === 'simNao') return text === '' ? undefined : text === 'sim';
  return text === '' || linha.opcoes.some((opcao) => opcao === text) ? text : undefined;
}
