/** Words of the form of a campaign file. */
export const formularioText = {
  escolherCor: 'Escolher a cor',
  padrao: (valor: string) => `Padrão: ${valor}`,
  aviso: (texto: string) => `Aviso: ${texto}`,
  frase: (problema: string, cura: string) => {
    const whole = `${problema}; ${cura}.`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  },
  semValor: 'Sem valor próprio',
  sim: 'Sim',
  nao: 'Não',
  acrescentarGrupo: (nome: string) => `Acrescentar ${nome}`,
  tirarGrupo: (nome: string) => `Tirar ${nome}`,
  acrescentarItem: (nome: string) => `Acrescentar: ${nome.toLowerCase()}`,
  acima: (nome: string) => `Levar ${nome} para cima`,
  abaixo: (nome: string) => `Levar ${nome} para baixo`,
  tirar: (nome: string) => `Tirar ${nome}`,
  mostrarMais: (total: number) => `Mostrar mais ${total}`,
  vazia: 'A lista está vazia.',
  errosAqui: (total: number) => (total === 1 ? '1 erro aqui' : `${total} erros aqui`),
  avisosAqui: (total: number) => (total === 1 ? '1 aviso aqui' : `${total} avisos aqui`),
  nenhuma: 'Escolha',
  nomeNovo: 'Nome novo',
  acrescentarNome: 'Acrescentar',
  enviarImagem: 'Enviar imagem',
  imagemDe: (campo: string) => `Enviar imagem: ${campo}`,
  imagemRecusada: 'Envie um arquivo .svg, .png, .jpg ou .webp de até 1 MB.',
  semFormulario: {
    titulo: 'O texto tem um erro de YAML, e o formulário espera',
    mensagem: (linha: number, problema: string, cura: string) => `Linha ${linha}: ${problema}; ${cura}.`,
    abrir: 'Ver no YAML',
  },
} as const;
