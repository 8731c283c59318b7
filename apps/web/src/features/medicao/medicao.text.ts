/** Texts of the analytics consent prompt. */
export const medicaoText = {
  rotulo: 'Medição de visitas',
  pergunta: 'Podemos contar suas visitas?',
  /** @param casas the analytics providers: `Google e Facebook` */
  explicacao: (casas: string) =>
    `Com ${casas}, para saber quais telas ajudam. Nunca vão seu nome, CPF, números ou notas. Você muda isso em Sobre o aplicativo.`,
  aceitar: 'Aceitar',
  recusar: 'Recusar',
  permitir: 'Contar minhas visitas',
  permitirDetalhe: (casas: string) =>
    `Com ${casas}, para saber quais telas ajudam. Nunca vão seu nome, CPF, números ou notas.`,
} as const;

/** Returns the names of the analytics providers for a sentence. */
export const describeCasas = ({
  google,
  facebook,
}: {
  google: string | null;
  facebook: string | null;
}): string => [google !== null && 'Google', facebook !== null && 'Facebook'].filter(Boolean).join(' e ');
