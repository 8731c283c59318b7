import type { ActId } from '@trevo/contract/operador/permissoes';
import { FileSpreadsheet, KeyRound, MonitorOff, Building2, SunMoon, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseTema, temas } from '../platform/session/tema-store.ts';
import { consoleText } from './console.text.ts';
import { changePromotora } from './change-promotora.ts';
import { isAberta, rotas } from './rotas.tsx';
import type { PromotoraEscolha } from './use-promotoras.ts';

/** An entry of the command palette. */
export interface Comando {
  readonly nome: string;
  readonly icone: ReactNode;
  run(): void;
}

const text = consoleText.paleta;

/** Acts that begin on a screen, with the permission that they need; null for every operator. */
const atos = [
  { nome: text.atos.convidar, icone: <UserPlus />, path: '/equipe', act: 'operador.convidar' },
  { nome: text.atos.credencial, icone: <KeyRound />, path: '/credenciais', act: 'operador.criarCredencial' },
  { nome: text.atos.vendas, icone: <FileSpreadsheet />, path: '/vendas', act: 'operador.importarVendas' },
  { nome: text.atos.sessoes, icone: <MonitorOff />, path: '/conta', act: null },
] as const satisfies readonly { act: ActId | null; [more: string]: unknown }[];

export interface ComandosContext {
  isPermitido(act: ActId): boolean;
  navigate(path: string): void;
  readonly promotoras: readonly PromotoraEscolha[];
  readonly promotora: string | null;
}

/** Lists the commands of the palette: screens, acts, other promoters and themes. */
export function listComandos(context: ComandosContext): Comando[] {
  const { isPermitido, navigate, promotoras, promotora } = context;
  return [
    ...rotas
      .filter((rota) => isAberta(rota, isPermitido))
      .map(({ titulo, icone, path }) => ({ nome: text.ir(titulo), icone, run: () => navigate(path) })),
    ...atos
      .filter(({ act }) => act === null || isPermitido(act))
      .map(({ nome, icone, path }) => ({ nome, icone, run: () => navigate(path) })),
    ...promotoras
      .filter((one) => one.promotora !== promotora)
      .map((one) => ({
        nome: text.trocarPromotora(one.nome),
        icone: <Building2 />,
        run: () => changePromotora(one.promotora),
      })),
    ...temas.map((tema) => ({
      nome: consoleText.tema[tema],
      icone: <SunMoon />,
      run: () => chooseTema(tema),
    })),
  ];
}

/** Compares without accents and case, as people type. */
const toPlain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns the commands that contain each of the words, in their order. */
export function findComandos(comandos: readonly Comando[], busca: string): Comando[] {
  const words = toPlain(busca).split(/\s+/).filter(Boolean);
  return comandos.filter(({ nome }) => words.every((word) => toPlain(nome).includes(word)));
}
