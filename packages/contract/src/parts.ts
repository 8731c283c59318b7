import { normalizeCep } from '@trevo/rules/pessoa/endereco/cep';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import { isTelefone, normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import * as v from 'valibot';

/** Schemas shared by many calls. Numbers in paths arrive as text. */
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
/** Position from 1; 0 is the start, before the first item. */
export const ordemSchema = wholeText(0, 999_999_999, 'A ordem é um número a partir de 0.');
export const paginaSchema = wholeText(1, 100_000, 'A primeira página é a 1.');

export const usuarioSchema = v.pipe(
  v.string('Informe o usuário.'),
  v.trim(),
  v.minLength(10, 'O usuário tem no mínimo 10 caracteres.'),
  v.maxLength(20, 'O usuário tem no máximo 20 caracteres.'),
  v.check((text) => !/\p{Cc}/u.test(text), 'O usuário tem um caractere que não pode ser usado.'),
);

/** Rejects lone surrogates and NUL, which no database stores. */
export const gravavel = v.check(
  (text: string) => !/[\p{Cs}\0]/u.test(text),
  'Há um caractere que não pode ser guardado.',
);

/** Trimmed text of at most `max` characters that a database can store. */
export const textSchema = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Use no máximo ${max} caracteres.`), gravavel);

export const telefoneSchema = v.pipe(
  v.string('Informe o telefone.'),
  v.transform(normalizeTelefone),
  v.check(isTelefone, 'O telefone tem DDD e 8 ou 9 algarismos.'),
);
/** A contact phone as typed or pasted, or empty; the service validates it. */
export const telefoneContatoSchema = textSchema(24);
/** A new password as typed; the service validates it. */
export const senhaNovaSchema = v.pipe(v.string('Informe a senha.'), v.maxLength(200));
/** The six digits of a one-time code. */
export const codigoSchema = v.pipe(
  v.string('Informe o código.'),
  v.regex(/^\d{6}$/, 'O código tem 6 algarismos.'),
);
/**
 * Rate limit per source and account for calls that check a code. There is no limit per account: strangers could
 * use it to lock the owner out. Each code has its own attempt cap, see codigo-temporario.store.ts.
 */
export const porParCodigo = [
  [20, 60],
  [30, 3600],
  [60, 86_400],
] as const;
/** An opaque secret from a link, issued by this API. */
export const tokenVerificacaoSchema = v.pipe(
  v.string('O link está incompleto.'),
  v.regex(/^[\w-]{20,120}$/, 'O link está incompleto.'),
);

export const enderecoSchema = v.partial(
  v.object({
    cep: v.pipe(textSchema(12), v.transform(normalizeCep)),
    endereco: textSchema(120),
    numero: textSchema(6),
    complemento: textSchema(80),
    bairro: textSchema(80),
    cidade: textSchema(80),
    estado: textSchema(2),
  }),
);
export const primeiraLojaSchema = v.object({ cnpjCpf: textSchema(18), nome: textSchema(120) });
const aceiteSchema = v.object({ nomeTermo: textSchema(120), aceito: v.boolean() });
export const aceitesSchema = v.pipe(v.array(aceiteSchema), v.maxLength(40));

export const tipoUsuarioSchema = v.picklist(['consumidor', 'associado']);
// The pattern alone accepts days that do not exist, which PostgreSQL would reject with a 500.
export const diaSchema = v.pipe(v.string(), v.check(isDia, 'A data não é válida.'));
export const instanteSchema = v.pipe(
  v.string(),
  v.isoTimestamp('A data e hora não são válidas.'),
  v.check(
    (text) => isDia(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'A data e hora não são válidas.',
  ),
);

/** Keyset cursor of a list by time: time and id of the page's last row, as `depois` of that page says it. */
export const lugarSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'Use o "depois" da página anterior.',
  ),
  v.transform((text) => text.split('_') as [string, string]),
  v.check(([em]) => !Number.isNaN(Date.parse(em)), 'Use o "depois" da página anterior.'),
  v.transform(([em, id]) => ({ em: new Date(em), id })),
);

/** A page of a list by keyset: rows that leave the list meanwhile do not shift the next page. */
export const paginaDepoisDe = <S extends v.GenericSchema>(item: S) =>
  v.object({
    retorno: v.array(item),
    total: v.number(),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  });

export const uuidSchema = v.pipe(v.string(), v.uuid('O identificador não é válido.'));
/** Confirms an act that one person should not do by mistake; the reason is kept with the act. */
export const confirmacaoSchema = v.strictObject({
  motivo: v.pipe(textSchema(500), v.minLength(10, 'Diga por quê, em ao menos 10 caracteres.')),
});

/** The author of an operators' act: an operator, a program's credential, a command on the server, or the static token. */
export const atorSchema = v.object({
  tipo: v.picklist(['operador', 'credencial', 'comando', 'token']),
  /** Id of the operator or credential. */
  id: v.nullable(v.string()),
  /** The name at the time of the act. */
  nome: v.string(),
});

/** Money in integer cents. */
export const centavosSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** A page of a list with the total count. */
export const paginaDe = <S extends v.GenericSchema>(item: S) =>
  v.object({ retorno: v.array(item), total: v.number(), paginas: v.number() });

/** A picture of the campaign, ready for responsive display. */
export const imagemSchema = v.object({
  /** Address; relative ones are served by the campaign's host. */
  src: v.string(),
  /** Size in pixels; absent for a picture of another site. */
  largura: v.optional(v.number()),
  altura: v.optional(v.number()),
  /** Blurred preview as a data URL. */
  borrao: v.optional(v.string()),
  /** Widths in pixels at which `src?largura=` serves the picture; absent for vector pictures. */
  larguras: v.optional(v.array(v.number())),
  /** Text alternative; absent where the picture repeats the text beside it. */
  descricao: v.optional(v.string()),
});
