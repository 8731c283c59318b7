import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { type ApiError, isSilence } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { quizText } from './quiz.text.ts';

/** A ballot as the API tells it. */
export type Cedula = RetornoOf<Calls['quiz.obterCedulas']>[number];

/** The chosen option of each question, by its id. */
export type Escolhas = Readonly<Record<string, string>>;

export const toCampanhaRef = ({ ano, identificacao }: CampanhaWire) => ({ ano, identificacao });

export type EstadoCedula = 'aberta' | 'respondida' | 'encerrada';

export const toEstado = ({ respondida, dentroDataLimite }: Cedula): EstadoCedula =>
  respondida ? 'respondida' : dentroDataLimite ? 'aberta' : 'encerrada';

/**
 * What a failure of the quiz says: a 404 is the end of the term unless the server told another one of ours, a 400 is in
 * the server's words, and everything else looks as it does without network.
 */
export function toFalha(error: ApiError, texto: (id: string, fallback: string) => string): string {
  const { prazo, offline } = quizText.falhas;
  const isOther404 =
    error.codigo === 'quiz.parametrosIncorretos' || error.codigo === 'campanha.naoEncontrada';
  if (error.status === 404 && !isSilence(error))
    return isOther404 ? error.mensagem : texto(prazo.id, prazo.texto);
  return error.status === 400 ? error.mensagem : texto(offline.id, offline.texto);
}
