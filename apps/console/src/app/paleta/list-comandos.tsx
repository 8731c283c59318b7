import { isBuscaPermitida } from '@trevo/contract/atendimento/tipos-busca';
import type { ActId } from '@trevo/contract/operador/atos';
import type { Papel } from '@trevo/contract/operador/papeis';
import {
  FileSpreadsheet,
  KeyRound,
  MonitorOff,
  Building2,
  SunMoon,
  UserPlus,
  UserSearch,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { pessoaText } from '../../features/pessoa/pessoa.text.ts';
import { recognizeBusca } from '../../features/pessoa/busca/recognize-busca.ts';
import { chooseTema, temas } from '../../platform/session/tema-store.ts';
import { consoleText } from '../console.text.ts';
import { changePromotora } from '../../platform/session/change-promotora.ts';
import { isAberta, rotas } from '../rotas.tsx';
import type { PromotoraEscolha } from '../use-promotoras.ts';

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
  /** @param state handed to the screen without entering its address */
  navigate(path: string, state?: object): void;
  readonly promotoras: readonly PromotoraEscolha[];
  readonly promotora: string | null;
  /** Role at the chosen promoter; null for an operator of the installation. */
  readonly papel: Papel | null;
}

/** Lists the commands of the palette: screens, acts, other promoters and themes. */
export function listComandos(context: ComandosContext): Comando[] {
  const { isPermitido, navigate, promotoras, promotora } = context;
  return [
    ...rotas
      .filter((rota) => !rota.isDetalhe && isAberta(rota, isPermitido))
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

/** Returns the search of the person that a typed CPF, key, phone, e-mail, protocol or code names, as a command. */
export function listBuscas(context: ComandosContext, typed: string): Comando[] {
  const tipo = recognizeBusca(typed);
  if (!tipo || !context.isPermitido('operador.procurarPessoa')) return [];
  if (!isBuscaPermitida(context.papel, tipo)) return [];
  const busca = { [tipo]: typed.trim() };
  return [
    {
      nome: pessoaText.busca.procurarEsta(tipo),
      icone: <UserSearch />,
      run: () => context.navigate('/pessoas', { busca }),
    },
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
