import { gradeCedula } from '@trevo/rules/quiz/cedula';
import type { Cedula, CedulaSituada } from './cedula.service.ts';

/** Maps a ballot to its wire format. The correct answers are included only after the consumer has answered. */
export function toCedulaWire({ cedula, isAberta, dada }: CedulaSituada) {
  const { id, titulo, ate, perguntas, certificado, pontosPorAcerto, pontosPorParticipar } = cedula;
  return {
    id,
    titulo,
    perguntas: perguntas.map((pergunta) => ({
      id: pergunta.id,
      texto: pergunta.texto,
      opcoes: [...pergunta.opcoes],
      resposta: dada?.respostas[pergunta.id] ?? null,
      certa: (dada && pergunta.certa) ?? null,
    })),
    dataLimite: ate,
    dentroDataLimite: isAberta,
    respondida: dada !== undefined,
    respondidaEm: dada?.respondida_em.toISOString() ?? null,
    pontosPorAcerto: pontosPorAcerto ?? 0,
    pontosPorParticipar: pontosPorParticipar ?? 0,
    pontosMaximos: gradeCedula(cedula, toCertas(cedula)).pontos,
    certificado: certificado ?? null,
    acertos: dada?.acertos ?? null,
    pontos: dada?.pontos ?? null,
  };
}

const toCertas = ({ perguntas }: Cedula) =>
  Object.fromEntries(perguntas.flatMap(({ id, certa }) => (certa === undefined ? [] : [[id, certa]])));
