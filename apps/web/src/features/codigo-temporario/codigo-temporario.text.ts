/** Words of the code that tells who a person is. */
export const codigoTemporarioText = {
  titulo: 'Código temporário',
  subtitulo: 'Mostre este código no atendimento para provar que a conta é sua.',
  voltar: 'Voltar',
  gerar: 'Gerar código',
  gerarOutro: 'Gerar outro código',
  gerando: 'Gerando o código',
  explicacao: 'O código tem 6 números e vale por 10 minutos. Só mostre a quem atende você.',
  seu: (algarismos: string) => `Seu código é ${algarismos}`,
  vale: (tempo: string) => `Vale por mais ${tempo}`,
  venceu: 'Este código venceu. Gere outro quando precisar.',
  copiar: 'Copiar código',
  copiado: 'Código copiado.',
} as const;
