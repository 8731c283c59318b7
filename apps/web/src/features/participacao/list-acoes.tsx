import { type Forma, listFormas } from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { FilePen, Keyboard, QrCode, ScanText, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { acoesText } from './participacao.text.ts';

/** A way of taking part. */
export interface Acao {
  readonly forma: Forma;
  readonly path: (typeof appPaths)[Forma];
  readonly titulo: string;
  readonly detalhe: string;
  readonly icon: ReactNode;
}

const icons: Readonly<Record<Forma, ReactNode>> = {
  escanear: <QrCode />,
  digitacaoManual: <Keyboard />,
  cadastrarCupom: <ScanText />,
  cadastroCompra: <ShoppingBasket />,
  lancamentoManual: <FilePen />,
};

/** Returns the ways of taking part that the campaign offers, the quickest first. */
export const listAcoes = (configuracao: Configuracao): readonly Acao[] =>
  listFormas(configuracao).map((forma) => ({
    forma,
    path: appPaths[forma],
    icon: icons[forma],
    ...acoesText[forma],
  }));
