import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toNomeArquivo, type FotoService } from '../../upload/public.ts';
import { toCodigoIndicacao } from '../codigo-indicacao.ts';
import type { ConsumidorRow } from '../consumidor.store.ts';
import type { PerfilColumns } from './perfil.store.ts';
import { toColumns, toPessoa } from '../pessoa.columns.ts';

export type PerfilBody = BodyOf<Calls['consumidor.salvar']>;

/** Maps a profile to its wire format. */
export function toWire(
  row: ConsumidorRow,
  aceites: ReadonlyMap<string, boolean>,
  { uris }: Pick<FotoService, 'uris'>,
): RetornoOf<Calls['consumidor.obter']> {
  return {
    usuario: row.usuario,
    ...toPessoa(row),
    telefone: row.usuario,
    emailVerificado: row.email_verificado,
    documentoEstrangeiroJaCadastrado: row.documento_variavel !== null,
    aceitaNotificacao: row.aceita_notificacao,
    aceites: [...aceites].map(([nomeTermo, aceito]) => ({ nomeTermo, aceito })),
    uriFotoPerfil: row.uri_foto_perfil && uris.sign(row.promotora_id, row.uri_foto_perfil),
    indicacao: row.indicacao,
    codigoIndicacao: toCodigoIndicacao(row.consumidor_id),
    cadastroInicial: row.cadastro_inicial,
  };
}

/** Returns the columns that a request changes. */
export function toPerfilColumns(body: PerfilBody): PerfilColumns {
  const columns: PerfilColumns = toColumns(body);
  if (body.aceitaNotificacao !== undefined) columns.aceita_notificacao = body.aceitaNotificacao;
  if (body.uriFotoPerfil !== undefined) columns.uri_foto_perfil = toNomeArquivo(body.uriFotoPerfil) || null;
  return columns;
}
