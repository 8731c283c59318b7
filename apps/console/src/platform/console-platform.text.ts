/** Words shared by the screens of the console. */
export const consolePlatformText = {
  agora: 'agora',
  haMinutos: (minutos: number) => `há ${minutos} min`,
  horas: (horas: number) => (horas === 0 ? 'menos de 1 h' : `${horas} h`),
  dias: (dias: number) => `${dias} dias`,
  carregando: 'Carregando',
  erro: 'Não deu para carregar',
  tentarNovamente: 'Tentar novamente',
  verMais: 'Ver mais',
  fechar: 'Fechar',
  cancelar: 'Cancelar',
  copiar: 'Copiar',
  copiado: 'Copiado.',
  nuncaCopiado: 'Não deu para copiar. Selecione o texto e copie.',
  campanha: 'Campanha',
  semCampanhas: {
    titulo: 'Nenhuma campanha publicada',
    mensagem: 'Publique o arquivo de uma campanha desta promotora; ela aparece aqui.',
  },
  esconde: (segundos: number) => `Some em ${segundos} s`,
  dicaMotivo: 'Fica guardado com o ato.',
  faltaMotivo: (minimo: number) => `Diga por quê, em ao menos ${minimo} caracteres.`,
  /** Of a browser that says nothing of itself. */
  aparelho: 'Navegador',
  passkey: {
    guardada: (nome: string) => `Passkey guardada: ${nome}.`,
    jaGuardada: 'Este aparelho já tem uma passkey da sua conta.',
    falhou: 'O aparelho não conseguiu confirmar que é você. Tente de novo, ou use a senha e o código.',
  },
  segredo: {
    titulo: 'Guarde o segredo agora',
    rotulo: 'Segredo',
    copiar: 'Copiar o segredo',
    guardei: 'Já guardei',
  },
  mostrarSenha: 'Mostrar a senha',
  esconderSenha: 'Esconder a senha',
} as const;
