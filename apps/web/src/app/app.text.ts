import { naoGuardamText } from '../features/documento-fiscal/fila/nao-guardam.text.ts';

/** Texts of the frame around the screens. */
export const appText = {
  ambiente: 'Ambiente',
  ambienteTestes: 'Você está em um ambiente de testes e homologação.',
  carregando: 'Carregando…',
  configuracaoErro: {
    titulo: 'Não foi possível encontrar a URL solicitada',
    mensagem:
      'Confira sua conexão e o endereço da campanha. Se você acabou de chegar aqui, tente de novo em instantes.',
    tentarNovamente: 'Tentar novamente',
  },
  telaErro: {
    demorou: {
      titulo: 'Esta tela não chegou',
      mensagem: 'A conexão demorou demais ou caiu no caminho. Confira a internet e tente de novo.',
    },
    quebrou: {
      titulo: 'Algo não saiu como devia',
      mensagem: 'Já estamos de volta se você tentar de novo. Seus números e suas notas continuam guardados.',
    },
    tentarNovamente: 'Tentar novamente',
  },
  semConexao: 'Sem conexão. Atualizamos quando ela voltar.',
  avisos: { rotulo: 'Avisos', fechar: 'Fechar aviso' },
  sessao: {
    titulo: 'Ops...',
    erro: {
      id: 'msg.sessao.erro',
      texto: 'Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.',
    },
  },
  /** Toast after a tapped notification that needs a session, while the entry stays open. */
  entrePrimeiro: 'Entre na sua conta para abrir o aviso.',
  ok: 'OK',
} as const;

/** Returns the offline text with the count of queued receipts, or the warning that they cannot be stored. */
export const describeSemConexao = (guardadas: number, hasPassageira: boolean): string => {
  if (guardadas === 0) return appText.semConexao;
  if (hasPassageira) return `Sem internet. ${naoGuardamText.passageiras}`;
  const notas = guardadas === 1 ? '1 nota guardada' : `${guardadas} notas guardadas`;
  return `Sem internet. ${notas} neste aparelho.`;
};
