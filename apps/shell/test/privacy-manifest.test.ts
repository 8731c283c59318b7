import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@trevo/contract/calls';
import { isDeOperador } from '@trevo/contract/path-entry';
import { campoNomes } from '@trevo/rules/pessoa/campo-pessoa';
import { describe, expect, it } from 'vitest';
import { dadosColetados } from '../src/dados-coletados.ts';
import { privacyManifest } from '../src/ios-sources.ts';
import { readPlugins } from '../src/native-model.ts';
import { dadosText } from '../src/shell.text.ts';
import { project } from './made-apps.ts';
import { listPaths, parsePlist } from './made-tree.ts';

/** Inputs without personal data: list positions, filters, names of campaigns and products, secrets. */
const semDadoPessoal = [
  'aceitaNotificacao',
  'aceites.aceito',
  'aceites.nomeTermo',
  'ambiente',
  'ano',
  'anoCampanha',
  'aplicacao',
  'campanha.ano',
  'campanha.identificacao',
  'categoria',
  'chave',
  'codigo',
  'codigos',
  'configuracao.listar:nome',
  'configuracao.listarAlternativa:nome',
  'confirmacao',
  'consumidor.alterarConsentimento:aceito',
  'consumidor.alterarConsentimento:nomeTermo',
  'consumidor.aceites.aceito',
  'consumidor.aceites.nomeTermo',
  'credencial.id',
  'credencial.rawId',
  'credencial.response.attestationObject',
  'credencial.response.authenticatorData',
  'credencial.response.clientDataJSON',
  'credencial.response.signature',
  'credencial.response.userHandle',
  'credencial.type',
  'date',
  'cupom.prova:desde',
  'depois',
  'descricao',
  'destaque',
  'dinamicaCupom.dinamica',
  'dinamicaCupom.identificacao',
  'dinamicaCupom.multiplicador',
  'documentoFiscalID',
  'enviado',
  'fidelidade',
  'filtro',
  'filtro.categoria',
  'filtro.codigo',
  'filtro.dentroDataLimite',
  'filtro.descricao',
  'filtro.destaque',
  'filtro.fidelidade',
  'filtro.industria',
  'filtro.moeda',
  'filtro.oferta',
  'filtro.pagina',
  'filtro.periodo.final',
  'filtro.periodo.inicial',
  'filtro.porPagina',
  'filtro.segmentacao',
  'filtro.semResposta',
  'filtro.setorLoja',
  'filtroAtivo',
  'filtroCredenciada',
  'filtroNome',
  'final',
  'idEstado',
  'identificacao',
  'identificacao.servico',
  'identificacaoCampanha',
  'industria',
  'inicial',
  'isProd',
  'itemPosition',
  'lancamentoID',
  'limit',
  'login.excluirPasskey:id',
  'mes',
  'metodosEnvio',
  'moeda',
  'nomeTexto',
  'novaSenha',
  'oferta',
  'orderId',
  'page',
  'pagina',
  'paginaAtual',
  'password',
  'perPage',
  'porPagina',
  'produto.categorias:nome',
  'profile',
  'raspadinhaAlternativa.prova:id',
  'respostas.cedulaId',
  'respostas.perguntaId',
  'segmentacao',
  'senha',
  'senhaAtual',
  'servicoNotificador',
  'setorLoja',
  'status',
  'tipo',
  'tipoDispositivo',
  'tipoDocumento',
  'tipoUsuario',
  'token',
  'tokenFacebook',
  'tokenVerificacao',
  'totalPorPagina',
  'type',
  'usuario.facebook.token',
  'usuario.senha',
  'valor',
];

interface Schema {
  readonly kind: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly rest?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
}

const isSchema = (part: unknown): part is Schema => (part as Schema | undefined)?.kind === 'schema';

/** Returns the paths of all fields of an input. */
function listCampos({ entries, wrapped, item, rest, value, options = [] }: Schema, path = ''): string[] {
  if (entries)
    return Object.entries(entries).flatMap(([name, entry]) =>
      listCampos(entry, path ? `${path}.${name}` : name),
    );
  const inner = [wrapped, item, rest, value, ...options].filter(isSchema);
  return inner.length > 0 ? inner.flatMap((part) => listCampos(part, path)) : [path];
}

const inputs = Object.values(calls)
  .filter(({ auth }) => !isDeOperador(auth))
  .flatMap((call: { id: string; params?: unknown; query?: unknown; body?: unknown }) =>
    [call.params, call.query, call.body]
      .filter(isSchema)
      .flatMap((schema) => listCampos(schema))
      .map((campo) => ({ id: call.id, campo })),
  );

const declared = Object.values(dadosColetados).flatMap(({ campos }) => campos);
const known = new Set([...declared, ...semDadoPessoal]);
/** Finds the entry of an input: the one with its call's name, else the one of its field name. */
const findEntry = ({ id, campo }: { id: string; campo: string }) =>
  [`${id}:${campo}`, campo].find((entry) => known.has(entry));

describe('privacy manifest', () => {
  it('classifies every input of the contract as personal data or not', () => {
    expect(inputs.length).toBeGreaterThan(200);
    const undecided = inputs.filter((input) => findEntry(input) === undefined);
    expect(undecided.map(({ id, campo }) => `${id}:${campo}`)).toEqual([]);
  });

  it('classifies each input once, and no removed input', () => {
    const entries = [...declared, ...semDadoPessoal];
    expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]);
    const used = new Set(inputs.map(findEntry));
    expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
  });

  it('declares every field of the profile', () => {
    const undeclared = campoNomes.filter(
      (nome) => !declared.some((campo) => campo.split(/[.:]/).includes(nome)),
    );
    expect(undeclared).toEqual([]);
  });

  it('lists photos, location, user id, birth date and purchases, linked to the user and without tracking', () => {
    const manifest = parsePlist(privacyManifest) as {
      NSPrivacyCollectedDataTypes: Record<string, unknown>[];
    };
    expect(manifest).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
    const types = manifest.NSPrivacyCollectedDataTypes;
    expect(
      types.map((type) =>
        String(type['NSPrivacyCollectedDataType']).replace('NSPrivacyCollectedDataType', ''),
      ),
    ).toEqual([
      'Name',
      'EmailAddress',
      'PhoneNumber',
      'PhysicalAddress',
      'UserID',
      'OtherDataTypes',
      'PhotosorVideos',
      'PreciseLocation',
      'PurchaseHistory',
      'ProductInteraction',
      'CustomerSupport',
      'OtherUserContent',
      'DeviceID',
    ]);
    for (const type of types)
      expect(type).toMatchObject({
        NSPrivacyCollectedDataTypeLinked: true,
        NSPrivacyCollectedDataTypeTracking: false,
        NSPrivacyCollectedDataTypePurposes: expect.arrayContaining([
          'NSPrivacyCollectedDataTypePurposeAppFunctionality',
        ]) as unknown,
      });
    expect(Object.keys(dadosText)).toEqual(Object.keys(dadosColetados));
  });

  it('gives a reason for each required-reason API that the plugins call, and for no other', () => {
    const categories = {
      UserDefaults: /\bUserDefaults\b|\bNSUserDefaults\b/,
      FileTimestamp:
        /\b(creationDate|modificationDate|contentModificationDateKey|creationDateKey)\b|\bf?stat\(/,
      SystemBootTime: /\bsystemUptime\b|\bmach_absolute_time\b/,
      DiskSpace: /\bvolumeAvailableCapacity|\bsystemFreeSize\b|\bvolumeTotalCapacity/,
      ActiveKeyboards: /\bactiveInputModes\b/,
    };
    const sources = Object.keys(readPlugins(project)).flatMap((plugin) =>
      listPaths(join(project, 'node_modules', plugin))
        .filter((file) => /\.(swift|m)$/.test(file))
        .map((file) => readFileSync(join(project, 'node_modules', plugin, file), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(20);
    const called = Object.entries(categories)
      .filter(([, pattern]) => sources.some((source) => pattern.test(source)))
      .map(([nome]) => `NSPrivacyAccessedAPICategory${nome}`);
    const { NSPrivacyAccessedAPITypes: reasons } = parsePlist(privacyManifest) as {
      NSPrivacyAccessedAPITypes: Record<string, unknown>[];
    };
    expect(reasons.map((reason) => reason['NSPrivacyAccessedAPIType'])).toEqual(called);
  });
});
