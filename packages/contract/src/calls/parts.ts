import { isDia } from '@trevo/rules/sao-paulo';
import * as v from 'valibot';

/** Pieces that many calls share. Numbers in paths arrive as text. */
const wholeText = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.regex(/^-?\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

export const anoSchema = wholeText(2000, 2999, 'O ano tem quatro algarismos.');
export const identificacaoSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.]{1,60}$/, 'A identificação da campanha não é válida.'),
);
export const campanhaParams = { ano: anoSchema, identificacao: identificacaoSchema };

export const porPaginaSchema = wholeText(1, 100, 'A página tem de 1 a 100 itens.');
export const paginaSchema = wholeText(1, 100_000, 'A primeira página é a 1.');

export const usuarioSchema = v.pipe(
  v.string('Informe o usuário.'),
  v.trim(),
  v.minLength(10, 'O usuário tem no mínimo 10 caracteres.'),
  v.maxLength(20, 'O usuário tem no máximo 20 caracteres.'),
);

export const tipoUsuarioSchema = v.picklist(['consumidor', 'associado']);
// The shape alone lets days through that no calendar has, and the database would then refuse them as its own failure.
export const diaSchema = v.pipe(v.string(), v.check(isDia, 'A data não é válida.'));
export const instanteSchema = v.pipe(
  v.string(),
  v.isoTimestamp('A data e hora não são válidas.'),
  v.check(
    (text) => isDia(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'A data e hora não são válidas.',
  ),
);

/** A page of a list with the whole count. */
export const paginaDe = <S extends v.GenericSchema>(item: S) =>
  v.object({ retorno: v.array(item), total: v.number(), paginas: v.number() });
