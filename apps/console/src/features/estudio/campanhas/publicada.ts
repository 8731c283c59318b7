import { callConsole } from '../../../platform/api/console-client.ts';

interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

/** A published version with its text. */
export interface Publicada {
  readonly hash: string;
  readonly texto: string;
}

/** Reads the version that a campaign shows now. Throws ApiError. */
export async function readPublicada({ ano, identificacao }: Campanha): Promise<Publicada> {
  const params = { ano, identificacao };
  const { retorno } = await callConsole('operador.publicacoes', { params });
  const atual = retorno.publicacoes.find((one) => one.atual) ?? retorno.publicacoes[0];
  const { retorno: publicacao } = await callConsole('operador.publicacao', {
    params: { ...params, hash: atual?.hash ?? '' },
  });
  return { hash: publicacao.hash, texto: publicacao.texto };
}

/** Opens a published version as a new draft. Returns the id of the draft; throws ApiError. */
export async function openComoRascunho(nome: string, { hash, texto }: Publicada): Promise<string> {
  const rascunhoID = crypto.randomUUID();
  await callConsole('operador.gravarRascunho', {
    params: { rascunhoID },
    body: { nome: nome.slice(0, 120), texto, versao: 0, base: hash },
  });
  return rascunhoID;
}
