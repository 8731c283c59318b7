import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { type ApiError, isSilence } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { quizText } from './quiz.text.ts';

/** A ballot in the API's response. */
export type Cedula = RetornoOf<Calls['quiz.obterCedulas']>[number];

/** Id of the chosen option by question id. */
export type Escolhas = Readonly<Record<string, string>>;

export const toCampanhaRef = ({ ano, identificacao }: CampanhaWire) => ({ ano, identificacao });

export type EstadoCedula = 'aberta' | 'respondida' | 'encerrada';

export const toEstado = ({ respondida, dentroDataLimite }: Cedula): EstadoCedula =>
  respondida ? 'respondida' : dentroDataLimite ? 'aberta' : 'encerrada';

/**
 * Returns the text of a failure: a 404 means that the ballot has ended unless it has one of our other codes, a
 * 400 shows the server's text, anything else the offline text.
 */
export function toFalha(error: ApiError, texto: (id: string, fallback: string) => string): string {
  const { prazo, offline } = quizText.falhas;
  const isOther404 =
    error.codigo === 'quiz.parametrosIncorretos' || error.codigo === 'campanha.naoEncontrada';
  if (error.status === 404 && !isSilence(error))
    return isOther404 ? error.mensagem : texto(prazo.id, prazo.texto);
  return error.status === 400 ? error.mensagem : texto(offline.id, offline.texto);
}
