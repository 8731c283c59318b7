import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { ArquivoParticipantes, SorteioExportado } from './layout-participantes.ts';

const inteiro = new Intl.NumberFormat('pt-BR');

function formatQuando(instante: Date): string {
  const { dia, hora } = toSaoPaulo(instante);
  return `${formatDiaMesAno(dia)}, ${hora}`;
}

const describeArquivo = ({ nome, linhas, bytes, sha256 }: ArquivoParticipantes): string =>
  `${nome}: ${inteiro.format(linhas)} linhas, ${inteiro.format(bytes)} bytes\r\n  SHA-256 ${sha256}`;

/** Words of the participants' files. */
export const participantesText = {
  nomeLeiaMe: 'LEIA-ME.txt',
  /** Explains the files of a ZIP to its reader. */
  leiaMe: (sorteio: SorteioExportado, arquivos: readonly ArquivoParticipantes[]): string => {
    const { campanha, nome, congeladoEm, numeros, excluidos, manifestoHash, em } = sorteio;
    return [
      `Participantes do sorteio: ${nome}, ${formatDiaMesAno(sorteio.sorteio)}`,
      `Campanha: ${campanha.ano}/${campanha.identificacao}`,
      `Números congelados em ${formatQuando(congeladoEm)}: ${inteiro.format(numeros)}`,
      `Deles não participam: ${inteiro.format(excluidos)}. Também estão nos arquivos; a cápsula do sorteio diz quais são e por quê.`,
      `Impressão digital do manifesto do sorteio (SHA-256): ${manifestoHash}`,
      `Dados das pessoas como eram no download, em ${formatQuando(em)}.`,
      '',
      'Cada linha é um número da sorte, na ordem de série e número. Colunas:',
      '  cpf, cnpj: um dos dois. Os dois ficam vazios para documento estrangeiro.',
      '  nome, email, telefone: vazios quando a pessoa não os deu, ou quando a guarda de uma conta excluída acabou.',
      '  numero_serie, elemento_sorteavel: a série e os cinco algarismos do número, com os zeros à esquerda.',
      '  data_hora_participacao: aaaa-mm-dd hh:mm:ss, no horário de Brasília.',
      '  estrangeiro: S ou N.',
      'O texto é UTF-8 sem marca no começo; os campos são separados por vírgula e as linhas por CR LF (RFC 4180).',
      'Nome e e-mail não começam com = + - @: esses sinais foram retirados, porque uma planilha os executaria como fórmula.',
      'O leiaute tem uma só fonte. Confirme-o com a SPA antes de enviar.',
      '',
      `Arquivos (${inteiro.format(arquivos.length)}):`,
      ...arquivos.map(describeArquivo),
      '',
      'Confira com: npm run campanha -- participantes ARQUIVO.zip',
      'Estes arquivos têm dados pessoais completos. Guarde-os só pelo tempo necessário, e não os mande por e-mail.',
      '',
    ].join('\r\n');
  },
};
