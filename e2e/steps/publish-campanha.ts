import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type APIRequestContext } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { parseDocument } from 'yaml';
import { projectFolder } from '../../tools/project.ts';
import { addressOf } from './addresses.ts';
import { expect } from './expect.ts';

/** The operator's credential in journeys; the program under test is started with it. */
export const operatorToken = 'operator-of-the-journeys-and-of-nothing-else';

const padrao = join(projectFolder, 'packages/fixtures/campanhas/padrao.campanha.yaml');

/** The default campaign, parsed once per worker. */
let parsedPadrao: ReturnType<typeof parseDocument> | undefined;

/** Dotted keys of the campaign's file and their new values; undefined removes a key. */
export type CampanhaChange = Readonly<Record<string, unknown>>;

/** Replaces characters that identifications of promoters and campaigns must not have. */
const toIdentificacao = (nome: string): string => nome.replace(/[^A-Za-z0-9]/g, '_');

const toSeed = (nome: string): number =>
  [...nome].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/** Returns the host of a campaign: a retry needs a campaign without data of the first attempt. */
export function toHost(nome: string): string {
  const { retry, repeatEachIndex } = test.info();
  return `${retry + repeatEachIndex === 0 ? nome : `${nome}-${repeatEachIndex}-${retry}`}.localhost`;
}

/**
 * Publishes a changed default campaign for a promoter of its own at the name's host. Publishing it again changes
 * it while it is in use.
 *
 * @returns the host
 */
export async function publishCampanha(
  request: APIRequestContext,
  nomeComum: string,
  change: CampanhaChange = {},
): Promise<string> {
  const host = toHost(nomeComum);
  const nome = host.replace(/\.localhost$/, '');
  parsedPadrao ??= parseDocument(readFileSync(padrao, 'utf8'));
  const arquivo = parsedPadrao.clone();
  const own: CampanhaChange = {
    hosts: [host],
    'promotora.identificacao': toIdentificacao(nome),
    'promotora.cnpj': buildCnpj(toSeed(nome) % 2 ** 31),
    'campanha.identificacao': toIdentificacao(nome).toUpperCase(),
  };
  // Ballots and goals have end dates of their own, which must be within the campaign.
  const isMoved = ['campanha.dataInicial', 'campanha.dataFinal'].some((chave) => chave in change);
  const ballots: CampanhaChange = isMoved ? { quiz: undefined, metas: undefined } : {};
  for (const [chave, valor] of Object.entries({ ...own, ...ballots, ...change })) {
    const place = chave.split('.');
    if (valor === undefined) arquivo.deleteIn(place);
    else arquivo.setIn(place, arquivo.createNode(valor));
  }
  const response = await request.post(addressOf('localhost') + paths['operador.publicarCampanha'].path, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: {
      nomeArquivo: `${nome}.campanha.yaml`,
      texto: String(arquivo),
      confirmacao: { motivo: 'A jornada muda a campanha.' },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return host;
}

/** Imports documents known before the registration, for the first access. */
export const importPrimeirosAcessos = (
  request: APIRequestContext,
  host: string,
  cpfs: readonly string[],
): Promise<void> => sendAsOperador(request, host, 'operador.importarPrimeirosAcessos', { cpfs });

/** Imports shops of the campaign with access to the app. */
export const importAssociados = (
  request: APIRequestContext,
  host: string,
  associados: readonly { readonly cnpj: string; readonly email: string }[],
): Promise<void> => sendAsOperador(request, host, 'operador.importarAssociados', { associados });

async function sendAsOperador(
  request: APIRequestContext,
  host: string,
  id: 'operador.importarPrimeirosAcessos' | 'operador.importarAssociados',
  body: object,
): Promise<void> {
  const identificacao = toIdentificacao(host.replace(/\.localhost$/, '')).toUpperCase();
  const response = await request.post(
    addressOf('127.0.0.1') + fillPath(paths[id].path, { ano: 2026, identificacao }),
    {
      headers: { authorization: `Bearer ${operatorToken}`, host: new URL(addressOf(host)).host },
      data: body,
    },
  );
  expect(response.status(), await response.text()).toBe(200);
}
