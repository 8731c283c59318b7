import type { Call } from '@trevo/contract/call';
import { calls } from '@trevo/contract/calls';
import type { CallId } from '@trevo/contract/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toInputSchema } from '../../../src/kernel/http/openapi/json-schema.ts';
import { toCallInput } from '../../http/call-inputs.ts';
import { buildArquivoText, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';
/** Code units that PostgreSQL cannot store, or that are no text. */
const hostile = { NUL: '\u0000', surrogate: '\ud800' };

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const ids = (Object.keys(calls) as CallId[]).filter((id) => id.startsWith('operador.'));

/** Lists the paths of an example at which its schema accepts text, also of optional fields that the example lacks. */
function listTexts(schema: Schema, example: unknown, at: Path = []): Path[] {
  const options = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (options) return options.flatMap((one) => listTexts(one, example, at));
  if (schema['type'] === 'array') {
    const first = (example as unknown[] | undefined)?.[0];
    return listTexts((schema['items'] ?? {}) as Schema, first, [...at, 0]);
  }
  if (schema['type'] === 'object') {
    const known = (example ?? {}) as Record<string, unknown>;
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const others = schema['additionalProperties'];
    return [
      ...properties.flatMap(([name, one]) => listTexts(one, known[name], [...at, name])),
      ...(typeof others === 'object'
        ? listTexts(others as Schema, Object.values(known)[0], [...at, 'chave\u0000'])
        : []),
    ];
  }
  return ['number', 'integer', 'boolean', 'null'].includes(schema['type'] as string) ? [] : [at];
}

/** Returns a copy of an example with a text at a path that contains a code unit. */
function put(example: unknown, [step, ...rest]: Path, unit: string): unknown {
  if (step === undefined) {
    const text = typeof example === 'string' && example !== '' ? example : 'texto';
    const middle = Math.ceil(text.length / 2);
    return text.slice(0, middle) + unit + text.slice(middle);
  }
  if (typeof step === 'number') {
    const [first, ...others] = (example as unknown[] | undefined) ?? [];
    return [put(first, rest, unit), ...others];
  }
  const known = (example ?? {}) as Record<string, unknown>;
  return { ...known, [step.replace('\u0000', unit)]: put(known[step], rest, unit) };
}

let test: TestApp;
let raiz: OperadorDeTeste;
beforeAll(async () => {
  test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
  await test.publish();
  raiz = await createConsole(test).createDaInstalacao();
});
afterAll(() => test.close());

type Parte = 'params' | 'query' | 'body';
type Parts = Readonly<Record<Parte, unknown>>;

/** Sends a call by an operator of the installation. */
async function send(
  id: CallId,
  { params, query, body }: Parts,
): Promise<{ status: number; codigo?: string }> {
  const { method, path, bodyTypes }: Call = calls[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = Object.entries((query ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  const content = bodyTypes
    ? 'chave_acesso;valor\n\0;\0\n'
    : body === undefined
      ? undefined
      : JSON.stringify(body);
  const { status, text } = await test.client.send(method, search === '' ? filled : `${filled}?${search}`, {
    ...(content === undefined ? {} : { body: content }),
    headers: {
      ...(content === undefined ? {} : { 'content-type': bodyTypes?.[0] ?? 'application/json' }),
      host: consoleHost,
      origin: `http://${consoleHost}`,
      cookie: raiz.cookie,
      'x-promotora': promotora,
    },
  });
  return { status, ...(text.startsWith('{') ? (JSON.parse(text) as { codigo?: string }) : {}) };
}

/** Fields with text that is compared, hashed or decoded and never stored as such; the file has its own test below. */
const lidas = [
  /^operador\.(entrar|elevar|aceitarConvite|recuperar) body\.senha$/,
  /^operador\.(publicar|conferir|simular)Campanha body\.texto$/,
  /^operador\.(abrir|trocar)Previa body\.texto$/,
  /\.arquivoBase64$/,
  // Its digits alone are read.
  /^operador\.importarAssociados body\.associados\.0\.cnpj$/,
];

const hostis = ids.flatMap((id) => {
  const call: Call = calls[id];
  const example = toCallInput(id, '11987654321');
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    call[part] === undefined
      ? []
      : listTexts(toInputSchema(call[part]), example[part]).map((path) => [part, ...path] as const),
  );
  return places.length === 0 ? [] : [{ id, example, places }];
});

/** Lets another minute pass, because some calls are limited, and keeps the session verified. */
async function passMinute(): Promise<void> {
  test.clock.set(new Date(test.clock.now().getTime() + 61_000).toISOString());
  await test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [
    test.clock.now(),
  ]);
}

it.each(hostis)(
  '$id refuses a text that cannot be stored in each of its fields',
  async ({ id, example, places }) => {
    const call: Call = calls[id];
    await passMinute();
    const taken: string[] = [];
    for (const place of places) {
      if (call.taxa) await passMinute();
      // A URL has no surrogates: it decodes them to U+FFFD.
      for (const unit of place[0] === 'body' ? Object.values(hostile) : [hostile.NUL]) {
        const { status, codigo } = await send(id, put(example, place, unit) as Parts);
        const field = `${id} ${place.join('.').replace('\u0000', '{chave}')}`;
        const isRefused = place[0] === 'body' ? codigo === 'requisicao.invalida' : status >= 400;
        if (status >= 500 || (!isRefused && !lidas.some((one) => one.test(field))))
          taken.push(`${field}: ${status} ${codigo}`);
      }
    }
    expect(taken).toEqual([]);
  },
);

it.each(Object.entries(hostile))(
  'a campaign file with %s in a text is refused with its line',
  async (_, unit) => {
    const texto = buildArquivoText((arquivo) => {
      arquivo.campanha.descricao = `Trevo${unit} da Sorte`;
    });
    for (const id of ['operador.publicarCampanha', 'operador.conferirCampanha'] as const) {
      const { status, ...answer } = await send(id, {
        params: {},
        query: undefined,
        body: {
          texto,
          ...(id === 'operador.publicarCampanha' ? { nomeArquivo: 'trevo.campanha.yaml' } : {}),
        },
      });
      expect(status).toBe(id === 'operador.publicarCampanha' ? 422 : 200);
      expect(JSON.stringify(answer)).toContain('caractere que não pode ser guardado');
    }
  },
);
