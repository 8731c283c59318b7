import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { filaConsoleText as text } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';

type Efeito = Nota['efeito'];
type Ganhos = Pick<Efeito, 'numeros' | 'raspadinhas' | 'pontos' | 'cashbackCentavos'> &
  Partial<Pick<Efeito, 'falta'>>;
type Dividas = Pick<Efeito, 'raspadas' | 'entregues' | 'dividaPontos' | 'dividaCashbackCentavos'>;

/** Returns the shop of a receipt: its name, else its CNPJ. */
export const describeLoja = ({ loja, emitente }: Pick<Nota, 'loja' | 'emitente'>): string =>
  loja ?? (emitente ? formatCnpj(emitente) : text.semLoja);

/** Returns the amount to confirm: that of the receipt, else of the first source that states one, else of the photo. */
export const findValor = ({
  valorCentavos,
  fontes,
  leitura,
}: Pick<Nota, 'valorCentavos' | 'fontes' | 'leitura'>) =>
  valorCentavos ??
  fontes.find((fonte) => fonte.valorCentavos !== null)?.valorCentavos ??
  leitura?.valorCentavos ??
  null;

/** Formats an access key in groups of four. */
export const formatChave = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ');

/** Lists the grants of an approval, and their reductions. */
export function listGanhos(efeito: Ganhos): string[] {
  const { numeros, raspadinhas, pontos, cashbackCentavos } = efeito;
  if (efeito.falta) return [text.efeito.falta[efeito.falta]];
  const ganhos = [
    numeros !== 0 && text.efeito.numeros(numeros),
    raspadinhas !== 0 && text.efeito.raspadinhas(raspadinhas),
    pontos !== 0 && text.efeito.pontos(pontos),
    cashbackCentavos !== 0 && text.efeito.cashback(formatCentavos(cashbackCentavos)),
  ].filter((one) => one !== false);
  return ganhos.length === 0 ? [text.efeito.nada] : ganhos;
}

/** Lists the conditions of the grants of an approval. */
export const listRessalvas = (efeito: Efeito): string[] =>
  [
    efeito.limitado && text.efeito.limitado,
    efeito.contaEm !== null && text.efeito.contaEm(formatDiaCurto(efeito.contaEm)),
  ].filter((one) => one !== false);

/** Lists the remains of a loss: opened cards, and debts of points and cashback. */
export const listDividas = ({
  raspadas,
  entregues,
  dividaPontos,
  dividaCashbackCentavos,
}: Dividas): string[] =>
  [
    raspadas > entregues && text.efeito.raspadas(raspadas - entregues),
    entregues > 0 && text.efeito.entregues(entregues),
    dividaPontos > 0 && text.efeito.dividaPontos(dividaPontos),
    dividaCashbackCentavos > 0 && text.efeito.dividaCashback(formatCentavos(dividaCashbackCentavos)),
  ].filter((one) => one !== false);

/** Lists the owner's losses by an undo. */
export const listPerdas = ({ numeros, raspadinhas, pontos, cashbackCentavos }: Ganhos): string[] =>
  listGanhos({
    numeros: Math.abs(numeros),
    raspadinhas: Math.abs(raspadinhas),
    pontos: Math.abs(pontos),
    cashbackCentavos: Math.abs(cashbackCentavos),
  });
